// Which video goes to which channel, before anything is sent: the original where it is taken, else what is made of it.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { chooseFilm } from '@herald/contract/choose-film.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import type { KnownFiles } from '@herald/contract/file-facts.ts';
import { isDistrust } from '@herald/contract/film-reasons.ts';
import type { FilmState } from './film-state.ts';

/** Names of channels. `needing` wait for a conversion, which is `offered` or `underway`; to those `unconverted` it would go as it is. */
export type FilmVerdict = {
  readonly needing: readonly string[];
  readonly conversion: 'offered' | 'underway';
  readonly unconverted: readonly string[];
  readonly original: readonly string[];
  readonly converted: readonly string[];
};

/** Null where no chosen channel takes a video, or nothing of it is known yet. */
export function judgeFilm(
  state: FilmState,
  video: MediaItem,
  rules: readonly ChannelRules[],
  known: KnownFiles,
): FilmVerdict | null {
  const takers = rules.filter((rule) => rule.video !== null);
  if (takers.length === 0 || state.kind === 'checking' || state.kind === 'unchecked') return null;
  const reasons = 'reasons' in state ? state.reasons : [];
  const reasonsOf = ({ name }: ChannelRules) => reasons.filter(({ channels }) => channels.includes(name));
  const isNeeding = (rule: ChannelRules) => reasonsOf(rule).length > 0;
  // Nobody has asked for it, and its own limits refuse it not.
  const isUnconverted = (rule: ChannelRules) =>
    state.kind === 'offered' && isNeeding(rule) && reasonsOf(rule).every(isDistrust);
  const others = takers.filter((rule) => !isNeeding(rule));
  const source = (video.original ?? video).url;
  const isOriginal = (rule: ChannelRules) => chooseFilm(video, rule, known).url === source;
  return {
    needing: namesOf(takers.filter((rule) => isNeeding(rule) && !isUnconverted(rule))),
    unconverted: namesOf(takers.filter(isUnconverted)),
    conversion: state.kind === 'converting' ? 'underway' : 'offered',
    original: namesOf(others.filter(isOriginal)),
    converted: namesOf(others.filter((rule) => !isOriginal(rule))),
  };
}

const namesOf = (rules: readonly ChannelRules[]) => rules.map(({ name }) => name);

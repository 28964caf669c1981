// What Weibo checks in the words: that there are some, not too many, of no topic, with a link of the app's own site, and new ones.
import type { Answer, Call } from '../../call.ts';
import { refuse } from './answers.ts';
import { APP } from './demo.ts';
import type { Person, Weibo } from './state.ts';
import { hasTopic, hostsIn, LONGEST_WEIGHT, weightOf } from './text.ts';

const DAY_MS = 86_400_000;

export function problemWithText(call: Call, text: string): Answer | undefined {
  if (text.trim() === '') return refuse(20008, call);
  if (weightOf(text) > LONGEST_WEIGHT) return refuse(20012, call);
  if (hasTopic(text)) return refuse(20021, call);
  const hosts = hostsIn(text);
  const isOwn = (host: string): boolean =>
    APP.safeDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return hosts.length > 0 && hosts.every(isOwn) ? undefined : refuse(10017, call);
}

/** The same again is a repeat; the same but for its spaces and signs is too like. */
export function twinOf(
  state: Weibo,
  person: Person,
  text: string,
  sha256: string | null,
): 20017 | 20019 | undefined {
  const { settings, now } = state.world;
  if (!settings.duplicateFilter.weibo) return undefined;
  const words = (one: string): string => one.replace(/[\s\p{P}]/gu, '');
  const recent = state.posts
    .of(person.id)
    .slice(settings.duplicateScope.weibo === 'consecutive' ? -1 : -200)
    .filter((post) => post.madeAtMs > now() - DAY_MS && post.sha256 === sha256);
  if (recent.some((post) => post.text === text)) return 20019;
  return recent.some((post) => words(post.text) === words(text)) ? 20017 : undefined;
}

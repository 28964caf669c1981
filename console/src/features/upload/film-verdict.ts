// Which video goes to which channel, before anything is sent: one file goes to all, so what one of them needs the others get too.
import type { FilmReason } from '@herald/contract/video.ts';
import type { FilmState } from './film-state.ts';

export type FilmVerdict =
  /** `unless`: a conversion is offered, and no channel asks for it by name. */
  | { readonly goes: 'original' | 'converted' | 'unless'; readonly all: readonly string[] }
  /** `for`: a conversion is offered; `is-for`: it is underway. */
  | {
      readonly goes: 'for' | 'is-for';
      readonly needing: readonly string[];
      readonly others: readonly string[];
    };

/** `all` are the chosen channels that take a video at all. Null where nobody gets it, or nothing of it is known yet. */
export function judgeFilm(state: FilmState, all: readonly string[]): FilmVerdict | null {
  const { kind } = state;
  if (all.length === 0 || kind === 'checking' || kind === 'unchecked') return null;
  if (kind === 'converted') return { goes: 'converted', all };
  if (kind === 'plain' || kind === 'failed') return { goes: 'original', all };
  const needing = all.filter((name) => needs(state.reasons, name));
  const others = all.filter((name) => !needing.includes(name));
  if (needing.length === 0) return { goes: kind === 'offered' ? 'unless' : 'converted', all };
  return { goes: kind === 'offered' ? 'for' : 'is-for', needing, others };
}

function needs(reasons: readonly FilmReason[], name: string): boolean {
  return reasons.some(({ channels }) => channels.includes(name));
}

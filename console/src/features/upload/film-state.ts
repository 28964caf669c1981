// How the video of a post stands with its conversion: what of it is known, and so what is shown and what still has to wait.
import type { MediaItem } from '@herald/contract/content.ts';
import type { TranscodeProgress } from '@herald/contract/endpoints/transcode.ts';
import { h265Status, type ConversionReason, type FilmReason } from '@herald/contract/video.ts';

/** What the server said of the file; `asking` before it has, `unheard` when it could not be asked. */
export type FilmCheck =
  | { readonly kind: 'asking' | 'unheard' }
  | { readonly kind: 'known'; readonly status: 0 | 1 | 3; readonly reasons: readonly FilmReason[] };

export type FilmState =
  | { readonly kind: 'plain' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'offered'; readonly reasons: readonly FilmReason[]; readonly wasCancelled: boolean }
  | { readonly kind: 'converting'; readonly reasons: readonly FilmReason[]; readonly percent: number }
  | { readonly kind: 'failed'; readonly reason: Exclude<ConversionReason, 'cancelled'> }
  | { readonly kind: 'converted'; readonly original: NonNullable<MediaItem['original']> };

export type FilmFacts = {
  readonly block: Pick<MediaItem, 'url' | 'jobId' | 'original'>;
  /** It came by an upload of this page: then it is converted unasked. What was opened with the post stays as it is. */
  readonly isFresh: boolean;
  readonly check: FilmCheck;
  /** Of the block's job; absent before it is known, and where there is none. */
  readonly progress: Pick<TranscodeProgress, 'state' | 'percent' | 'reason' | 'url'> | undefined;
};

export function filmState({ block, isFresh, check, progress }: FilmFacts): FilmState {
  const reasons = check.kind === 'known' ? check.reasons : [];
  const job = block.jobId === undefined ? undefined : progress;
  if (job && isUnderway(job, block.url)) return { kind: 'converting', reasons, percent: job.percent };
  if (job?.reason && job.reason !== 'cancelled') return { kind: 'failed', reason: job.reason };
  const wasCancelled = job?.reason === 'cancelled';
  if (isFresh && check.kind === 'asking') return { kind: 'checking' };
  if (isFresh && check.kind === 'unheard') return { kind: 'unchecked' };
  if (startsUnasked({ block, isFresh, check })) return { kind: 'converting', reasons, percent: 0 };
  if (reasons.length > 0) return { kind: 'offered', reasons, wasCancelled };
  return block.original ? { kind: 'converted', original: block.original } : { kind: 'plain' };
}

/** R-TRANS-002, R-TRANS-003: with 1 a job is asked for, with 3 what it made is there already. */
export function startsUnasked({ block, isFresh, check }: Omit<FilmFacts, 'progress'>): boolean {
  const must = check.kind === 'known' && check.status !== h265Status.nothing;
  return isFresh && must && block.jobId === undefined;
}

/** Until a job's result has taken the place of the original, it is underway; any state with Fail in it stops (C-56). */
export function isUnderway({ state, url }: Pick<TranscodeProgress, 'state' | 'url'>, shown: string): boolean {
  return state === 'TranscodeSuccess' ? url !== '' && url !== shown : !state.includes('Fail');
}

/** Nothing is saved or sent before this is over (R-TRANS-011). */
export function isBusy({ kind }: FilmState): boolean {
  return kind === 'checking' || kind === 'converting';
}

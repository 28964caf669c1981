// How the video of a post stands with its conversions: what of it is known, and so what is shown and what still has to wait.
import { filmsOf } from '@herald/contract/choose-film.ts';
import { simpleTranscodePollMs, transcodePollMs } from '@herald/contract/constants.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import type { TranscodeProgress } from '@herald/contract/endpoints/transcode.ts';
import { h265Status, type ConversionReason, type FilmReason } from '@herald/contract/video.ts';
import type { Edition } from '../../lib/edition.ts';
import { findNeeds, type Asked } from './film-needs.ts';

/** How often a conversion is asked after, by the edition of the screen. */
export const conversionPollMs: Readonly<Record<Edition, number>> = {
  full: transcodePollMs,
  simple: simpleTranscodePollMs,
};

/** What the server said of the file; `asking` before it has, `unheard` when it could not be asked. */
export type FilmCheck =
  | { readonly kind: 'asking' | 'unheard' }
  | ({ readonly kind: 'known'; readonly status: 0 | 1 | 3 } & Asked);

export type FilmState =
  | { readonly kind: 'plain' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'offered'; readonly reasons: readonly FilmReason[]; readonly wasCancelled: boolean }
  | { readonly kind: 'converting'; readonly reasons: readonly FilmReason[]; readonly percent: number }
  | { readonly kind: 'failed'; readonly reason: Exclude<ConversionReason, 'cancelled'> }
  | { readonly kind: 'converted'; readonly original: NonNullable<MediaItem['original']> };

type Progress = Pick<TranscodeProgress, 'state' | 'percent' | 'reason' | 'url'>;

export type FilmFacts = {
  readonly block: MediaItem;
  /** It came by an upload of this page, or its conversion was asked for here. What was opened with the post stays as it is. */
  readonly isFresh: boolean;
  readonly check: FilmCheck;
  /** Of the block's job; absent before it was heard, and where there is none. */
  readonly progress: Progress | undefined;
  /** The job its person stopped here. */
  readonly stopped: string | undefined;
};

export function filmState(facts: FilmFacts): FilmState {
  const { block, isFresh, check, progress } = facts;
  const { reasons } = check.kind === 'known' ? findNeeds(block, check) : { reasons: [] };
  const job = block.jobId === undefined ? undefined : progress;
  // It may be underway: until that is heard nothing goes without it.
  if (block.jobId !== undefined && !job)
    return isFresh ? { kind: 'converting', reasons, percent: 0 } : { kind: 'checking' };
  if (job && isUnderway(job, block)) return { kind: 'converting', reasons, percent: job.percent };
  if (job?.reason && job.reason !== 'cancelled') return { kind: 'failed', reason: job.reason };
  const wasCancelled = job?.reason === 'cancelled';
  if (isFresh && check.kind === 'asking') return { kind: 'checking' };
  if (check.kind === 'unheard') return { kind: 'unchecked' };
  if (startsUnasked(facts) || startsAnew(facts)) return { kind: 'converting', reasons, percent: 0 };
  if (reasons.length > 0) return { kind: 'offered', reasons, wasCancelled };
  return block.original ? { kind: 'converted', original: block.original } : { kind: 'plain' };
}

/**
 * R-TRANS-002, R-TRANS-003: with 1 a job is asked for, with 3 what it made is there already. Once one is done the next that a
 * channel needs follows by itself.
 */
export function startsUnasked({ block, isFresh, check, progress }: FilmFacts): boolean {
  if (!isFresh || check.kind !== 'known') return false;
  if (block.jobId === undefined && !block.original) return check.status !== h265Status.nothing;
  const isOver = block.jobId === undefined || (progress?.state === 'TranscodeSuccess' && !!block.original);
  return isOver && findNeeds(block, check).isMissing;
}

/** Somebody else began it and needs it no more: whoever waits for it as well begins it again. */
export function startsAnew({ block, isFresh, check, progress, stopped }: FilmFacts): boolean {
  const isStopped = block.jobId !== undefined && progress?.reason === 'cancelled';
  return isFresh && check.kind === 'known' && isStopped && block.jobId !== stopped;
}

/** Until a job's result has its place beside the original, it is underway; any state with Fail in it stops (C-56). */
export function isUnderway({ state, url }: Pick<Progress, 'state' | 'url'>, block: MediaItem): boolean {
  if (state !== 'TranscodeSuccess') return !state.includes('Fail');
  return url !== '' && !filmsOf(block).some((film) => film.url === url);
}

/** Nothing is saved or sent before this is over (R-TRANS-011). */
export function isBusy({ kind }: FilmState): boolean {
  return kind === 'checking' || kind === 'converting';
}

// The ways a platform says no, and what each lets us conclude (publishing.md §4). Unknown is the default.
import { markTheirs } from './own-marks.ts';

export const failureKinds = [
  /** Nothing was written to the wire: name, connection or TLS failed, or our own send deadline passed. */
  'presend',
  'auth',
  /** Also what no look can tell, now or later: a person is asked at once. */
  'permission',
  'rate',
  'content',
  'media',
  'blocked',
  /** The platform says the same post exists: evidence of presence, never proof of whose it is. */
  'duplicate',
  /** Timeout after a byte was written, 5xx, answers without id, unreadable or foreign bodies. */
  'unknown',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What the irreversible call did, judged by the kind alone. */
export const conclusion: Record<FailureKind, 'never-sent' | 'refused' | 'look'> = {
  presend: 'never-sent',
  auth: 'refused',
  permission: 'refused',
  rate: 'refused',
  content: 'refused',
  media: 'refused',
  blocked: 'refused',
  duplicate: 'look',
  unknown: 'look',
};

/** `platformCode` and `message` are the platform's own words, free of secrets, unless it was `noticed`. Seconds are whole. */
export type Failure = {
  readonly kind: FailureKind;
  readonly platformCode: string;
  readonly message: string;
  readonly retryAfterSeconds: number | null;
  /** The words are ours and not the platform's: for the log and the evidence; to people the reason's own sentence says it. */
  readonly noticed?: true;
  /** Of a take-down: the post’s video is deleted, whatever came of the post itself. */
  readonly isFilmGone?: true;
  /** A limit of our whole application, not of this account alone. */
  readonly scope?: 'application';
};

/** It wants to be left alone for so long, which is no try; what a call of unknown outcome did stays unknown. */
export function isLimit({ kind, retryAfterSeconds }: Pick<Failure, 'kind' | 'retryAfterSeconds'>): boolean {
  return kind === 'rate' || ((kind === 'unknown' || kind === 'presend') && retryAfterSeconds !== null);
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** What the platform said: its code is never one of our own marks. */
export function failed(
  kind: FailureKind,
  message: string,
  platformCode = '',
  retryAfterSeconds: number | null = null,
) {
  const failure = { kind, platformCode: markTheirs(platformCode), message, retryAfterSeconds } as const;
  return { ok: false, failure } as const;
}

/** What we saw ourselves: the platform said nothing of the kind, and is not quoted. */
export function noticed(
  kind: FailureKind,
  message: string,
  platformCode = '',
  retryAfterSeconds: number | null = null,
) {
  const failure = { kind, platformCode, message, retryAfterSeconds, noticed: true } as const;
  return { ok: false, failure } as const;
}

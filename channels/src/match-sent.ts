// Finds what we sent among what an account shows (publishing.md §3): by exact id first, else by text, media and time.
import type { Call, Rival, Sending, Sent, Standing } from './channel.ts';
import type { Settlement } from './settlement.ts';
import type { Result } from './failure.ts';

/** One post of a listing. `mediaIds` are those of our own upload, as far as the platform shows them. `undated`: `at` says nothing of when it came. `kind`: what it was made as, where the list tells. */
export type Candidate = {
  readonly externalId: string;
  readonly url: string;
  readonly text: string;
  readonly at: Date;
  readonly undated?: true;
  readonly mediaIds: readonly string[];
  readonly mediaCount: number;
  readonly kind?: string;
};

/** How a channel reads words: those its list would show of a sending, and, where it rewrites them, what a listed text says as far as that may be `ours`. */
export type Reading = {
  readonly wordsOf: (sending: Sending) => string;
  readonly kindOf?: (sending: Sending) => string;
  readonly asWritten?: (listed: string, ours: string) => string;
};

/** How far the platform's clock and ours may lie apart. */
export const skewSeconds = 60;

/** A look at a list; `shown` is what was seen in one that is not whole. */
export type Listing = Result<Candidate[]> & { readonly shown?: readonly Candidate[] };

/** A part of a list shows what has an id of ours, and that several say the same; that only one does, or none, only the whole proves. */
export function matchListed(listed: Listing, sent: Sent, reading: Reading): Settlement {
  if (listed.ok) return matchSent(listed.value, sent, reading);
  const shown = listed.shown ?? [];
  const seen = matchSent(shown, sent, reading);
  const isSeveral = seen.state === 'several' && seen.candidates.length > 1;
  const isMarked = (id: string) => shown.some((one) => one.externalId === id && hasMarks(one, sent));
  if (isSeveral || (seen.state === 'live' && isMarked(seen.externalId))) return seen;
  return { state: 'cannot-look', failure: listed.failure };
}

export function matchSent(listed: readonly Candidate[], sent: Sent, reading: Reading): Settlement {
  const free = listed.filter((one) => isFree(one, sent));
  const exact = free.filter((one) => hasMarks(one, sent));
  const mediaCount = Object.keys(sent.handles).length;
  const alike = free.filter((one) => isAlike(one, sent, reading) && !isOfRival(one, sent));
  const found = exact.length > 0 || sent.handle !== null ? wholeOf(exact, sent) : alike;
  const [only] = found;
  if (!only) return { state: 'absent', looked: listed.length };
  // To which of two calls that say the same it belongs no list tells; called absent, ours would be sent again.
  const isContested = found === alike && alike.some((one) => mayBeRivals(one, sent, reading));
  // Where nothing was said, saying the same proves nothing: anybody's picture without words does. Nor under a date that was given it: it may have stood there for long.
  const isProof = !isWordless(sent, reading) && !found.some((one) => one.undated);
  const unproven = found === alike && !isProof ? ({ mayBeNone: true } as const) : null;
  if (found.length > 1 || isContested || unproven)
    return { state: 'several', candidates: found.map((one) => one.url), ...unproven };
  const by = exact.length > 0 ? 'its own id' : `text and ${mediaCount} media`;
  const seen = `${only.externalId} of ${only.at.toISOString()}, known by ${by}`;
  return { state: 'live', externalId: only.externalId, url: only.url, seen };
}

/** Other posts since that say the same: any is an alarm (row 30), in whatever part of a list. That there is none only the whole proves. */
export function copiesAmong(
  listed: Listing,
  sent: Sent,
  reading: Reading,
  externalId: string,
): Pick<Standing, 'copies' | 'unlisted'> {
  const shown = (listed.ok ? listed.value : listed.shown) ?? [];
  const wordless = isWordless(sent, reading);
  const alike = shown.filter(
    (one) =>
      isFree(one, sent) &&
      isAlike(one, sent, reading) &&
      !isOfRival(one, sent) &&
      (!wordless || hasMarks(one, sent)),
  );
  const copies = alike.flatMap((one) => (one.externalId === externalId ? [] : [one.externalId]));
  return listed.ok ? { copies } : { copies, unlisted: listed.failure };
}

/** The same calls as a list shows them: ours, and those of its rivals. */
export function asShown(sent: Sent, show: <C extends Call>(call: C) => C): Sent {
  return { ...show(sent), rivals: sent.rivals.map((rival) => show(rival)) };
}

function isFree(one: Candidate, { sentAt, taken }: Sent): boolean {
  return !taken.has(one.externalId) && one.at.getTime() >= sentAt.getTime() - skewSeconds * 1_000;
}

function isAlike(one: Candidate, call: Call, { wordsOf, kindOf, asWritten }: Reading): boolean {
  const words = wordsOf(call);
  const listed = asWritten ? asWritten(one.text, words) : one.text;
  if (one.kind !== kindOf?.(call)) return false;
  return fold(listed) === fold(words) && one.mediaCount === Object.keys(call.handles).length;
}

function isWordless(sent: Sent, { wordsOf }: Reading): boolean {
  return fold(wordsOf(sent)) === '';
}

/** By its own id another call's, whatever it says. */
function isOfRival(one: Candidate, { rivals }: Sent): boolean {
  return rivals.some((rival) => hasMarks(one, rival));
}

function mayBeRivals(one: Candidate, { rivals }: Sent, reading: Reading): boolean {
  return rivals.some((rival) => isInTime(one, rival) && isAlike(one, rival, reading));
}

function isInTime({ at, undated }: Candidate, { sentAt, until }: Rival): boolean {
  const skewMs = skewSeconds * 1_000;
  if (undated) return true;
  const isEarlier = at.getTime() < sentAt.getTime() - skewMs;
  return !isEarlier && (until === null || at.getTime() <= until.getTime() + skewMs);
}

/** Spelling that platforms change on their way: composition, white space, the protocol and last slash of an address. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/https?:\/\//gi, '')
    .replaceAll(/\/(?=\s|$)/g, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Its owner may use one picture of an album again: the album is the one that has them all. */
function wholeOf(exact: readonly Candidate[], { handles }: Call): readonly Candidate[] {
  const marks = Object.values(handles);
  const whole = exact.filter((one) => marks.every((id) => one.mediaIds.includes(id)));
  return whole.length === 1 ? whole : exact;
}

/** What went up for this call alone is in it: all of it, or what a list shows of it, or its owner left. */
function hasMarks(one: Candidate, { handle, handles }: Call): boolean {
  if (handle !== null && one.externalId === handle) return true;
  return Object.values(handles).some((id) => one.mediaIds.includes(id));
}

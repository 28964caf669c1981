// Finds what we sent among what an account shows (publishing.md §3): by exact id first, else by text, media and time.
import type { Sent, Settlement } from './channel.ts';

/** One post of a listing. `mediaIds` are those of our own upload, as far as the platform shows them. */
export type Candidate = {
  readonly externalId: string;
  readonly url: string;
  readonly text: string;
  readonly at: Date;
  readonly mediaIds: readonly string[];
  readonly mediaCount: number;
};

/** How far the platform's clock and ours may lie apart. */
export const skewSeconds = 60;

export function matchSent(listed: readonly Candidate[], sent: Sent, expectedText: string): Settlement {
  const free = listed.filter((one) => isFree(one, sent));
  const exact = free.filter((one) => hasOurs(one, sent));
  const mediaCount = Object.keys(sent.handles).length;
  const alike = free.filter((one) => isAlike(one, sent, expectedText));
  const found = exact.length > 0 || sent.handle !== null ? exact : alike;
  const [only] = found;
  if (!only) return { state: 'absent', looked: listed.length };
  if (found.length > 1) return { state: 'several', candidates: found.map((one) => one.url) };
  const by = exact.length > 0 ? 'its own id' : `text and ${mediaCount} media`;
  const seen = `${only.externalId} of ${only.at.toISOString()}, known by ${by}`;
  return { state: 'live', externalId: only.externalId, url: only.url, seen };
}

/** Other posts since that say the same: any is an alarm (row 30). */
export function copiesAmong(
  listed: readonly Candidate[],
  sent: Sent,
  expectedText: string,
  externalId: string,
): string[] {
  const alike = listed.filter((one) => isFree(one, sent) && isAlike(one, sent, expectedText));
  return alike.flatMap((one) => (one.externalId === externalId ? [] : [one.externalId]));
}

function isFree(one: Candidate, { sentAt, taken }: Sent): boolean {
  return !taken.has(one.externalId) && one.at.getTime() >= sentAt.getTime() - skewSeconds * 1_000;
}

function isAlike(one: Candidate, { handles }: Sent, expectedText: string): boolean {
  return fold(one.text) === fold(expectedText) && one.mediaCount === Object.keys(handles).length;
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

function hasOurs(one: Candidate, { handle, handles }: Sent): boolean {
  const ours = Object.values(handles);
  if (handle !== null && one.externalId === handle) return true;
  return ours.length > 0 && ours.every((id) => one.mediaIds.includes(id));
}

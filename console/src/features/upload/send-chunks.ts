// A large file on its way in chunks: the server says at which byte it stands, and a line that breaks costs no more than one chunk.
import { uploadSilenceMs } from '@herald/contract/constants.ts';
import { UploadOffset, type UploadPolicy } from '@herald/contract/media.ts';
import { z } from 'zod';
import type { Outcome } from './exchange.ts';
import { envelopeOf, readAnswer, sentOf, signedBy, type Going, type Line, type Sent } from './send-file.ts';

const Stands = z.union([
  UploadOffset.transform(({ offset }) => offset),
  z.object({ figures: UploadOffset }).transform(({ figures }) => figures.offset),
]);

type PatientLine = Line & { readonly pause: (milliseconds: number) => Promise<void> };
/** `gone`: the server knows of no such upload any more; another window of this person has stopped it, or its time is over. */
export type SentChunks = Sent | { readonly kind: 'gone' };
/** A line that broke is tried again after these, until a minute has brought nothing. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000];

export async function sendChunks(
  file: File,
  policy: UploadPolicy & { chunks: NonNullable<UploadPolicy['chunks']> },
  { signal, onProgress, onArrived }: Going,
  line: PatientLine,
): Promise<SentChunks> {
  const { uri, bytes } = policy.chunks;
  const headers = signedBy(policy);
  const ask = (method: 'GET' | 'POST') => line.exchange({ method, uri, headers, signal });
  let [offset, reached, silentMs, tries] = [-1, -1, 0, 0];
  for (;;) {
    const isWhole = offset >= file.size;
    const outcome = await next(offset);
    const stands = offsetOf(outcome);
    if (stands !== null) {
      // All of it is there, and still looked at: that is no silence.
      if (stands !== reached || isWhole) [silentMs, tries] = [0, 0];
      [offset, reached] = [stands, stands];
      onProgress(offset);
      if (offset >= file.size) onArrived();
      continue;
    }
    if (outcome.kind === 'failed' && !(await line.isReadable(file))) return { kind: 'changed' };
    const isUnknown = outcome.kind === 'answered' && outcome.status === 404;
    if (isUnknown && offset < 0) return { kind: 'gone' };
    // Another window of this person, which sends the same file, may just have made it whole.
    if (!isUnknown && !mayPass(outcome)) return sentOf(outcome);
    const wait = pauses[tries] ?? 8_000;
    if (silentMs + wait > uploadSilenceMs) return gaveUp(outcome);
    await line.pause(wait);
    // Of one that is whole it is asked what became of it, for an answer that was lost is given again.
    [offset, silentMs, tries] = [isWhole && !isUnknown ? offset : -1, silentMs + wait, tries + 1];
  }

  /** Where it stands is asked first, and again whenever something went wrong. */
  function next(at: number): Promise<Outcome> {
    if (at < 0) return ask('GET');
    if (at >= file.size) return ask('POST');
    return line.exchange({
      method: 'PUT',
      uri: `${uri}?offset=${at}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: file.slice(at, at + bytes),
      signal,
      onProgress: (sent) => onProgress(Math.min(at + sent, file.size)),
    });
  }
}

/** A server that says until the end why it cannot now is quoted. */
function gaveUp(outcome: Outcome): Sent {
  const said = sentOf(outcome);
  return said.kind === 'refused' ? said : { kind: 'timed-out' };
}

/** The byte to go on from, also where a chunk was refused because it belongs elsewhere. */
function offsetOf(outcome: Outcome): number | null {
  if (outcome.kind !== 'answered') return null;
  const stands = Stands.safeParse(envelopeOf(outcome.text)?.data);
  return stands.success ? stands.data : null;
}

/** A line that broke or a server that is being started; a refusal stays one. */
function mayPass(outcome: Outcome): boolean {
  if (outcome.kind !== 'answered') return outcome.kind === 'failed';
  return (
    [502, 503, 504].includes(outcome.status) || readAnswer(outcome.status, outcome.text).kind === 'failed'
  );
}

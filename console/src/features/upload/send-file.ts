// One file on its way to the store: straight to the address its policy names; a store elsewhere takes it in silence, so we are asked after it.
import { Envelope } from '@herald/contract/envelope.ts';
import { uploadJudgedMs } from '@herald/contract/constants.ts';
import { FileRecord, type UploadPolicy } from '@herald/contract/media.ts';
import { wordOf } from '../../lib/call-refusal.ts';
import { comeAgain, type Later } from './come-again.ts';
import type { exchange, Outcome } from './exchange.ts';

export type Sent =
  | { readonly kind: 'stored'; readonly record: FileRecord }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' }
  /** The file on the person's own disk is another by now, or gone. */
  | { readonly kind: 'changed' }
  | Later;

export type Line = {
  readonly exchange: typeof exchange;
  /** False once the file was changed or moved on its disk: no more of it can be sent. */
  readonly isReadable: (file: File) => Promise<boolean>;
};

/** The fields are posted as the policy has them, the file last, for stores stop reading at it (C-64). */
export function formOf(file: File, policy: UploadPolicy): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(policy.fields)) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}

export function readAnswer(status: number, text: string): Sent {
  const envelope = envelopeOf(text);
  if (!envelope) return { kind: 'failed' };
  const record = FileRecord.safeParse(envelope.data);
  if (status < 300 && envelope.code === 200 && record.success) return { kind: 'stored', record: record.data };
  const later = comeAgain({ code: wordOf(envelope.code), details: envelope.data });
  if (later) return later;
  return envelope.message === '' ? { kind: 'failed' } : { kind: 'refused', sentence: envelope.message };
}

/** `onArrived`: all of it is there, and looked at from now on. */
export type Going = {
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
  readonly onArrived: () => void;
};

/** What comes in one piece is looked at while its sender waits. */
export async function sendFile(
  file: File,
  policy: UploadPolicy,
  { signal, onProgress, onArrived }: Going,
  line: Line,
): Promise<Sent> {
  const posted = await line.exchange({
    method: 'POST',
    uri: policy.uploader,
    body: formOf(file, policy),
    signal,
    onProgress: (sent) => onProgress(Math.min(sent, file.size)),
    onSaid: onArrived,
    answerMs: uploadJudgedMs,
  });
  if (posted.kind === 'failed' && !(await line.isReadable(file))) return { kind: 'changed' };
  const { confirm: uri } = policy;
  if (uri === null || posted.kind !== 'answered' || posted.status >= 300) return sentOf(posted);
  const asked = { method: 'POST', uri, headers: signedBy(policy), signal, answerMs: uploadJudgedMs } as const;
  return sentOf(await line.exchange(asked));
}

/** What lets a call without a form in. */
export function signedBy({ policy, signature }: UploadPolicy): Record<string, string> {
  return { 'upload-policy': policy, 'upload-signature': signature };
}

export function sentOf(outcome: Outcome): Sent {
  return outcome.kind === 'answered' ? readAnswer(outcome.status, outcome.text) : outcome;
}

/** Null for what is no envelope: a page of a proxy, or nothing. */
export function envelopeOf(text: string): Envelope | null {
  const envelope = Envelope.safeParse(jsonOf(text));
  return envelope.success ? envelope.data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

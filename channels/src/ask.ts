// One way to ask a platform anything: what left, what came back, and what that proves. Doubt is always "unknown".
import { z } from 'zod';
import type { Outside } from './channel.ts';
import { failed, noticed, type Failure, type Result } from './failure.ts';
import { codeOf, neverSent } from './never-sent.ts';
import { redact } from './redact.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { wordsIn } from './words-in.ts';

/** A field without a value is left out. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Part = {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: string;
};

export type Question = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly query?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?:
    | { readonly form: Fields }
    | { readonly json: unknown }
    | { readonly multipart: Fields; readonly file: Part }
    /** As they are; an empty one is sent with its length. */
    | { readonly raw: Uint8Array<ArrayBuffer>; readonly mimeType: string };
};

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown };
/** What is read of the answer, and how the platform's refusals are told apart. */
export type Reading<T> = {
  readonly reads: z.ZodType<T>;
  readonly explain: Explain;
  readonly secrets: readonly string[];
  /** Statuses outside the two hundreds that are answers all the same, as 308 to an upload that goes on. */
  readonly alsoAnswers?: readonly number[];
  /** The platform says no with a 200: such a body is asked for its refusal before it is read. */
  readonly refusesInBody?: boolean;
};
/** What the platform says in its own form of an error: by its table, and what the table does not name is unknown, in its own words; null for anything else. */
export type Explain = (answer: Answer) => Failure | null;
export type Answered<T> = { readonly value: T; readonly status: number; readonly headers: Headers };

/** Unpacked. Whoever fetches needs to keep no more of an answer than shows that it is larger. */
export const largestAnswerBytes = 2 * 1_024 * 1_024;
/** Of a code, in letters. */
const codeAtMost = 100;
/** As much of an unknown answer as is looked through for secrets before it is cut. */
const readable = 10_000;
/** Answers of a gateway or of a platform in trouble prove nothing, whatever they say. */
const inDoubt = new Set([408, 425]);
const limited = 429;
/** It may name a wait, as a limit does; what became of the call is not known by it. */
const busy = 503;

export async function ask<T>(
  outside: Outside,
  question: Question,
  { reads, explain, secrets, alsoAnswers = [], refusesInBody = false }: Reading<T>,
): Promise<Result<Answered<T>>> {
  const hidden = [...secrets, outside.app.secret];
  const said = (words: string) => redact(words, hidden);
  const response = await send(outside, question);
  if (response instanceof Error) {
    const code = codeOf(response) || response.name;
    return noticed(
      neverSent(response) ? 'presend' : 'unknown',
      said(`${response.message} ${code}`.trim()),
      code,
    );
  }
  const { status, headers } = response;
  const text = await readText(response);
  if (text === null) return noticed('unknown', 'The answer broke off or was too large', 'broken-off');
  const body = text === '' ? {} : jsonOf(text);
  const isAnswer = (status >= 200 && status < 300) || alsoAnswers.includes(status);
  const inside = isAnswer && refusesInBody && body !== undefined;
  if (isAnswer && !(inside && explain({ status, headers, body }))) {
    const read = body === undefined ? null : reads.safeParse(body);
    if (read?.success) return { ok: true, value: { value: read.data, status, headers } };
    return noticed(
      'unknown',
      said(`Answered ${status} in an unknown form: ${text.slice(0, readable)}`),
      // Not its status: to Meta 200 is a missing permission.
      'unreadable',
    );
  }
  const known = inside || (status >= 400 && status < 500 && !inDoubt.has(status) && body !== undefined);
  const failure = known ? explain({ status, headers, body }) : null;
  const told = () => said(`Answered ${status}: ${text.slice(0, readable)}`);
  const named = retryAfterSeconds(headers);
  // Whoever says so with a time did nothing else (RFC 6585), in whatever form.
  if (status === limited && named !== null && (!failure || failure.kind === 'unknown'))
    return noticed('rate', told(), statusCode(status), named);
  if (!failure && isTrouble(status))
    return noticed('unknown', told(), String(status), status === busy ? named : null);
  if (!failure) {
    const words =
      text.trim() === ''
        ? response.statusText || statusCode(status)
        : wordsIn(body === undefined ? text : body);
    // Braces are no sentence: people are told our own, and the log has what came.
    if (words === '') return noticed('unknown', told(), statusCode(status));
    return failed('unknown', said(words), statusCode(status));
  }
  const wait = failure.kind === 'rate' ? (named ?? failure.retryAfterSeconds) : null;
  // A code nobody named is the platform's own text as well.
  const platformCode = said(failure.platformCode).slice(0, codeAtMost);
  const message = said(failure.message);
  return { ok: false, failure: { ...failure, platformCode, message, retryAfterSeconds: wait } };
}

/** The status of an answer in no form of the platform's own: not one of its codes, even where it has one of the same number. */
export function statusCode(status: number): string {
  return `HTTP ${status}`;
}

/** To every platform alike (RFC 9110): whoever answers so has trouble of its own. */
function isTrouble(status: number): boolean {
  return status >= 500 || inDoubt.has(status);
}

/** A query or a form: names and values in their written order. */
export function encode(fields: Fields): URLSearchParams {
  return new URLSearchParams(given(fields));
}

function given(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
}

async function send(
  outside: Outside,
  { method, url, query, headers, body }: Question,
): Promise<Response | Error> {
  const init: RequestInit = {
    method,
    redirect: 'manual',
    headers: { accept: 'application/json', ...headers },
  };
  try {
    return await outside.fetch(query ? `${url}?${encode(query)}` : url, body ? withBody(init, body) : init);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function withBody(init: RequestInit, body: NonNullable<Question['body']>): RequestInit {
  if ('form' in body) return { ...init, body: encode(body.form) };
  if ('json' in body) {
    const headers = { ...init.headers, 'content-type': 'application/json' };
    return { ...init, headers, body: JSON.stringify(body.json) };
  }
  if ('raw' in body) {
    const headers = { ...init.headers, 'content-type': body.mimeType };
    return { ...init, headers, body: body.raw };
  }
  const form = new FormData();
  for (const [name, value] of given(body.multipart)) form.append(name, value);
  const { name, bytes, mimeType } = body.file;
  form.append(name, new Blob([bytes], { type: mimeType }), `file.${mimeType.split('/')[1] ?? 'bin'}`);
  return { ...init, body: form };
}

async function readText({ body }: Response): Promise<string | null> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (length > largestAnswerBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (...read: unknown[]) => exact(read[1], read[2]));
  } catch {
    return undefined;
  }
}

const Written = z.object({ source: z.string() });

/** A whole number that JavaScript cannot hold is an id: it stays as it was written. */
function exact(value: unknown, written: unknown): unknown {
  const isLost = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLost ? Written.parse(written).source : value;
}

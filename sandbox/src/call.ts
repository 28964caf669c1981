// One request as a platform sees it, and the answer it gives back.
import type { Json } from './json.ts';

export interface Upload {
  fieldName: string;
  contentType: string;
  bytes: Buffer;
  sha256: string;
}

export type Body =
  | { kind: 'none' }
  | { kind: 'form'; fields: Record<string, string> }
  | { kind: 'json'; value: Json }
  | { kind: 'multipart'; fields: Record<string, string>; uploads: Upload[] }
  | { kind: 'raw'; byteCount: number; bytes?: Buffer }
  | { kind: 'malformed'; byteCount: number };

/** How faults bend what a platform shows or remembers while it answers one call. */
export interface Bent {
  hiddenNewerThanMs?: number;
  droppedNewestCount?: number;
  handlesExpire?: boolean;
  heldForMs?: number;
  flipsTo?: 'live' | 'gone';
}

export interface Call {
  method: string;
  url: string;
  origin: string;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Body;
  firstByteAtMs: number;
  bent: Bent;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body:
    | { kind: 'json'; value: Json }
    | { kind: 'html'; text: string }
    | { kind: 'bytes'; bytes: Buffer }
    | { kind: 'none' };
}

/** When what this call makes is seen by others, in epoch milliseconds; never, where it is to vanish before that. */
export function visibleFrom({ bent }: Call, nowMs: number): number {
  return bent.flipsTo === 'gone' ? Number.MAX_SAFE_INTEGER : nowMs + (bent.heldForMs ?? 0);
}

export function json(status: number, value: Json, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: { kind: 'json', value },
  };
}

export function redirect(location: string): Answer {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: { kind: 'none' } };
}

export function withHeaders(answer: Answer, headers: Record<string, string>): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

export function payloadOf(answer: Answer): Buffer {
  const { body } = answer;
  if (body.kind === 'json') return Buffer.from(JSON.stringify(body.value));
  if (body.kind === 'html') return Buffer.from(body.text);
  return body.kind === 'bytes' ? body.bytes : Buffer.alloc(0);
}

export function bearerOf(call: Call): string | undefined {
  return /^Bearer (\S+)$/i.exec(call.headers['authorization'] ?? '')?.[1];
}

export function formOf(call: Call): Record<string, string> {
  return call.body.kind === 'form' || call.body.kind === 'multipart' ? call.body.fields : {};
}

/** What was read of a call, or the refusal it met with. */
export function isAnswer(value: object): value is Answer {
  return 'status' in value && 'headers' in value && 'body' in value;
}

// One request as it came: which platform, which operation, with what, and when its first byte arrived.
import type { IncomingMessage } from 'node:http';

export type Json = Readonly<Record<string, unknown>>;
export type Call = {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly platform: string;
  readonly operation: string;
  readonly bearer: string;
  readonly body: Json;
  readonly firstByteAt: number;
};

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textAt(json: Json, name: string): string {
  const value = json[name];
  return typeof value === 'string' ? value : '';
}

/** Null when the request broke off: then nothing was asked. */
export async function readCall(request: IncomingMessage): Promise<Call | null> {
  const firstByteAt = Date.now();
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const path = url.pathname.split('/').filter((part) => part !== '');
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  } catch {
    return null;
  }
  const body = bodyOf(Buffer.concat(chunks).toString('utf8'));
  const method = request.method ?? 'GET';
  return {
    method,
    path,
    query: url.searchParams,
    platform: path[0] ?? '',
    operation: operationOf(method, path),
    bearer: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '',
    body,
    firstByteAt,
  };
}

function bodyOf(text: string): Json {
  if (text === '') return {};
  if (!text.startsWith('{')) return Object.fromEntries(new URLSearchParams(text));
  const value: unknown = JSON.parse(text);
  return isJson(value) ? value : {};
}

function operationOf(method: string, [, kind = '', id, verb]: readonly string[]): string {
  if (kind === 'posts' && id === undefined) return method === 'POST' ? 'publish' : 'list';
  if (kind === 'posts') return { POST: 'edit', DELETE: 'delete' }[method] ?? 'read';
  if (kind === 'uploads' && verb === 'publish') return 'publish';
  if (kind === 'uploads') return method === 'GET' ? 'status' : 'upload';
  return kind;
}

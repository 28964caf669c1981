// What every test needs: a real sandbox on a free port and a short way to speak HTTP to it.
import { openSandbox } from './sandbox.ts';
import type { SandboxOptions } from './sandbox.ts';
import type { JsonRecord } from './json.ts';
import { isRecord, parseRecord, textAt } from './json.ts';
import type { PlatformName } from './ledger.ts';

export interface Heard {
  status: number;
  headers: Headers;
  text: string;
  body: JsonRecord;
}

export interface Harness {
  address: string;
  ask(path: string, init?: RequestInit): Promise<Heard>;
  postJson(path: string, body: JsonRecord, token?: string): Promise<Heard>;
  postForm(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Heard>;
  account(platform: PlatformName, more?: JsonRecord): Promise<{ id: string; token: string; refresh: string }>;
  ledger(): Promise<JsonRecord[]>;
  close(): Promise<void>;
}

/** A real picture of one dot. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function dotForm(fieldName: string, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(fieldName, new Blob([new Uint8Array(DOT)], { type: 'image/png' }), 'dot.png');
  return form;
}

export function at(value: unknown, ...path: (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    current = Array.isArray(current) ? current[Number(step)] : isRecord(current) ? current[step] : undefined;
  }
  return current;
}

export async function startHarness(options: SandboxOptions = {}): Promise<Harness> {
  const sandbox = await openSandbox(options);
  const ask: Harness['ask'] = async (path, init) => {
    const url = path.startsWith('http') ? path : sandbox.address + path;
    const response = await fetch(url, { redirect: 'manual', ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parseRecord(text) ?? {} };
  };
  const postJson: Harness['postJson'] = (path, body, token) =>
    ask(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  return {
    address: sandbox.address,
    ask,
    postJson,
    postForm: (path, fields, headers = {}) =>
      ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    async account(platform, more = {}) {
      const { body } = await postJson('/_accounts', { platform, name: 'Test desk', ...more });
      return {
        id: textAt(body, 'externalId') ?? '',
        token: textAt(body, 'accessToken') ?? '',
        refresh: textAt(body, 'refreshToken') ?? '',
      };
    },
    async ledger() {
      const { body } = await ask('/_ledger/posts');
      return Array.isArray(body['posts']) ? body['posts'].filter(isRecord) : [];
    },
    close: () => sandbox.close(),
  };
}

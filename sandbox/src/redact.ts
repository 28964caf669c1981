// Takes every secret out of what the ledger shows, leaving a mark where it stood.
import type { Json, JsonRecord } from './json.ts';
import { isRecord } from './json.ts';
import { SECRET_PREFIXES } from './secrets.ts';

const MARK = '[redacted]';
const SECRET_KEYS = new Set([
  'access_token',
  'refresh_token',
  'code',
  'code_verifier',
  'client_secret',
  'authorization',
  'token',
  'input_token',
  'fb_exchange_token',
  'appsecret_proof',
  'id_token',
  'secret',
  'upload_id',
  'upload_token',
  'cookie',
  'set-cookie',
]);
const IN_ADDRESS =
  /([?&#](?:access_token|refresh_token|code|code_verifier|client_secret|token|input_token|fb_exchange_token|appsecret_proof|secret|upload_id|upload_token)=)[^&#\s"]*/g;
/** Everything the sandbox issues starts with one of these, so a token is found even inside a sentence. */
const ISSUED = new RegExp(`\\b(?:${SECRET_PREFIXES.join('|')})[A-Za-z0-9]{24,}`, 'g');

export function redactText(text: string): string {
  const addressed =
    /[?&#]/.test(text) && /^(?:https?:\/)?\//.test(text) ? text.replace(IN_ADDRESS, `$1${MARK}`) : text;
  return addressed.replace(ISSUED, MARK);
}

/** A platform's error number also stands under `code`: figures stay, words go. */
function isSecret(key: string, value: Json | undefined): boolean {
  return SECRET_KEYS.has(key.toLowerCase()) && typeof value === 'string';
}

export function redact(value: Json): Json {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redact);
  return isRecord(value) ? redactRecord(value) : value;
}

export function redactRecord(record: JsonRecord): JsonRecord {
  const clean: JsonRecord = {};
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue;
    clean[key] = isSecret(key, value) ? MARK : redact(value);
  }
  return clean;
}

// Every request a platform received, in order, with its answer and without its secrets.
import type { Answer, Call } from './call.ts';
import { payloadOf } from './call.ts';
import type { Json, JsonRecord } from './json.ts';
import { redact, redactRecord, redactText } from './redact.ts';

const LARGEST_COUNT = 20_000;
const LARGEST_BYTES = 96 * 1024 * 1024;

export interface RequestRecord extends JsonRecord {
  cursor: number;
  at: string;
  platform: string;
  method: string;
  url: string;
  headers: JsonRecord;
  body: Json;
  operation?: string;
  /** The external account it concerned, as far as the platform could tell from the call. */
  account?: string;
  fault?: string;
  answer: { status: number; headers: JsonRecord; body: Json } | null;
}

export interface What {
  operation?: string | undefined;
  account?: string | undefined;
}

export interface Requests {
  open(platform: string, what: What, call: Call): RequestRecord;
  close(record: RequestRecord, answer: Answer | undefined, fault: string | undefined): void;
  since(cursor: number, limit: number): RequestRecord[];
  clear(): void;
}

function shownBody(call: Call): Json {
  const { body } = call;
  if (body.kind === 'none') return null;
  if (body.kind === 'form') return redactRecord(body.fields);
  if (body.kind === 'json') return redact(body.value);
  if (body.kind === 'raw' || body.kind === 'malformed') return { $bytes: body.byteCount };
  const parts: JsonRecord = redactRecord(body.fields);
  for (const upload of body.uploads)
    parts[upload.fieldName] = { $bytes: upload.bytes.length, sha256: upload.sha256 };
  return { $multipart: parts };
}

function shownAnswer(answer: Answer): RequestRecord['answer'] {
  const body = answer.body.kind === 'json' ? redact(answer.body.value) : { $bytes: payloadOf(answer).length };
  return { status: answer.status, headers: redactRecord(answer.headers), body };
}

export function openRequests(): Requests {
  const kept: { record: RequestRecord; byteCount: number }[] = [];
  let nextCursor = 1;
  let keptBytes = 0;
  const forgetOldest = (): void => {
    // A slice at a time, so that forgetting costs little per request.
    if (kept.length <= LARGEST_COUNT + 500 && keptBytes <= LARGEST_BYTES) return;
    const gone = kept.splice(0, Math.max(500, kept.length - LARGEST_COUNT));
    for (const { byteCount } of gone) keptBytes -= byteCount;
  };
  return {
    open(platform, { operation, account }, call) {
      const record: RequestRecord = {
        cursor: nextCursor++,
        at: new Date(call.firstByteAtMs).toISOString(),
        platform,
        method: call.method,
        url: redactText(call.url),
        headers: redactRecord(call.headers),
        body: shownBody(call),
        answer: null,
        ...(operation === undefined ? {} : { operation }),
        ...(account === undefined ? {} : { account }),
      };
      kept.push({ record, byteCount: 0 });
      forgetOldest();
      return record;
    },
    close(record, answer, fault) {
      if (fault !== undefined) record.fault = fault;
      if (answer) record.answer = shownAnswer(answer);
      const first = kept[0];
      const place = first === undefined ? undefined : kept[record.cursor - first.record.cursor];
      if (place?.record !== record) return;
      place.byteCount = 1_000 + (answer ? payloadOf(answer).length : 0);
      keptBytes += place.byteCount;
    },
    since(cursor, limit) {
      return kept
        .slice(-LARGEST_COUNT)
        .flatMap(({ record }) => (record.cursor > cursor ? [record] : []))
        .slice(0, limit);
    },
    clear() {
      kept.length = 0;
      keptBytes = 0;
    },
  };
}

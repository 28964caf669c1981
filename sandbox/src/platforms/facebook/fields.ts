// Reads what a call brought, by a list of what it may bring: an unknown name or a wrong type is refused.
import type { Answer, Call } from '../../call.ts';
import { formOf } from '../../call.ts';
import type { Json, JsonRecord } from '../../json.ts';
import { isRecord, parseJson } from '../../json.ts';
import { invalidParameter } from './answers.ts';

export type FieldType = 'text' | 'boolean' | 'time' | 'whole' | 'record' | 'list' | 'id';
export type Known = Record<string, FieldType>;

/** Names that any call may carry; they steer the call and are no content. */
const STEERING = new Set([
  'access_token',
  'fields',
  'appsecret_proof',
  'locale',
  'pretty',
  'debug',
  'format',
  'limit',
]);

/** Query, form, multipart and JSON are one bag to Facebook. */
function broughtBy(call: Call): JsonRecord {
  const fromJson = call.body.kind === 'json' && isRecord(call.body.value) ? call.body.value : {};
  return { ...call.query, ...formOf(call), ...fromJson };
}

export function steering(call: Call, name: string): string | undefined {
  const value = broughtBy(call)[name];
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;
}

/** Accepts `attached_media[0]=…&attached_media[1]=…` as well as one JSON list. */
function gatherLists(brought: JsonRecord): JsonRecord {
  const gathered: JsonRecord = {};
  for (const [name, value] of Object.entries(brought)) {
    const place = /^(\w+)\[(\d{1,2})\]$/.exec(name);
    if (!place) {
      gathered[name] = value;
      continue;
    }
    const listName = place[1] ?? name;
    const former = gathered[listName];
    const list: Json[] = Array.isArray(former) ? former : [];
    list[Number(place[2])] = value ?? null;
    gathered[listName] = list;
  }
  return gathered;
}

const readers: Record<FieldType, (value: Json) => Json | undefined> = {
  text: (value) => (typeof value === 'string' ? value : undefined),
  id: (value) => (typeof value === 'string' && /^\d{1,25}(_\d{1,25})?$/.test(value) ? value : undefined),
  boolean: (value) => {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === '1') return true;
    return value === 'false' || value === '0' ? false : undefined;
  },
  whole: (value) => {
    const figure = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof figure === 'number' && Number.isSafeInteger(figure) ? figure : undefined;
  },
  time: (value) => timeMs(value),
  record: (value) => {
    const parsed = typeof value === 'string' ? parseJson(value) : { value };
    return parsed !== 'malformed' && isRecord(parsed.value) ? parsed.value : undefined;
  },
  list: (value) => {
    const parsed = typeof value === 'string' ? parseJson(value) : { value };
    return parsed !== 'malformed' && Array.isArray(parsed.value) ? parsed.value : undefined;
  },
};

/** Unix seconds or ISO 8601; milliseconds come out. */
export function timeMs(value: Json): number | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value * 1_000;
  if (typeof value !== 'string') return undefined;
  if (/^\d{9,11}$/.test(value)) return Number(value) * 1_000;
  if (!/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(value))
    return undefined;
  const parsed = Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(parsed) ? undefined : parsed;
}

const WANTED: Record<FieldType, string> = {
  text: 'a string',
  id: 'an ID',
  boolean: 'a boolean',
  time: 'a unix timestamp or an ISO 8601 date',
  whole: 'an integer',
  record: 'a JSON object',
  list: 'an array',
};

export function readFields(call: Call, known: Known): JsonRecord | Answer {
  if (call.body.kind === 'malformed' || call.body.kind === 'raw')
    return invalidParameter('The request body could not be parsed');
  if (call.body.kind === 'json' && !isRecord(call.body.value))
    return invalidParameter('The request body must be an object');
  const read: JsonRecord = {};
  for (const [name, value] of Object.entries(gatherLists(broughtBy(call)))) {
    if (STEERING.has(name) || value === undefined) continue;
    const type = known[name];
    if (type === undefined) return invalidParameter(`Unexpected parameter: ${name}`);
    const content = readers[type](value);
    if (content === undefined) return invalidParameter(`Param ${name} must be ${WANTED[type]}.`);
    read[name] = content;
  }
  return read;
}

/** `id,picture{url},attachments{media}` → the names, each with what stands in its braces. */
export function wantedFields(text: string): Map<string, string> {
  const wanted = new Map<string, string>();
  let depth = 0;
  let current = '';
  for (const character of `${text},`) {
    if (character === ',' && depth === 0) {
      const [, name = '', inner = ''] = /^\s*([\w.]+)[^{]*(?:\{(.*)\})?\s*$/.exec(current) ?? [];
      if (name !== '') wanted.set(name, inner);
      current = '';
      continue;
    }
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    current += character;
  }
  return wanted;
}

// Reads what a call brought against closed lists: an unknown name is refused, a missing one too.
import type { Answer, Call } from '../../call.ts';
import type { Json, JsonRecord } from '../../json.ts';
import { isRecord } from '../../json.ts';
import { invalidParams } from './answers.ts';

type Fits = (value: Json | undefined) => boolean;
export type Shape = Record<string, Fits>;

export const isText: Fits = (value) => typeof value === 'string' && value !== '';
export const isWhole: Fits = (value) => Number.isSafeInteger(value);
export const isIds: Fits = (value) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string' && /^\d{1,20}$/.test(id));

export const isAddresses: Fits = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && URL.canParse(one));

/** The names of `fields` in the query, each one of the known; nothing else may stand there. */
export function fieldsOf(call: Call, known: string[]): string[] | Answer {
  const strange = Object.keys(call.query).find((name) => name !== 'fields');
  if (strange !== undefined) return invalidParams(`Unknown parameter ${strange}`);
  const wanted = (call.query['fields'] ?? '').split(',').filter((name) => name !== '');
  if (wanted.length === 0) return invalidParams('Fields is required');
  const unknown = wanted.find((name) => !known.includes(name));
  return unknown === undefined ? wanted : invalidParams(`Field ${unknown} is invalid`);
}

export function problemWithQuery(call: Call): Answer | undefined {
  const [strange] = Object.keys(call.query);
  return strange === undefined ? undefined : invalidParams(`Unknown parameter ${strange}`);
}

/** Exactly these names, as JSON. */
export function bodyOf(call: Call, shape: Shape): JsonRecord | Answer {
  if (!/^application\/json\b/i.test(call.headers['content-type'] ?? '') || call.body.kind !== 'json')
    return invalidParams('The request body must be JSON');
  return recordOf(call.body.value, shape, 'The request body');
}

export function recordOf(value: Json | undefined, shape: Shape, name: string): JsonRecord | Answer {
  if (!isRecord(value)) return invalidParams(`${name} must be an object`);
  const strange = Object.keys(value).find((key) => !Object.hasOwn(shape, key));
  if (strange !== undefined) return invalidParams(`${name} has an unknown field ${strange}`);
  const wrong = Object.entries(shape).find(([key, fits]) => !fits(value[key]));
  return wrong ? invalidParams(`The field ${wrong[0]} is missing or invalid`) : value;
}

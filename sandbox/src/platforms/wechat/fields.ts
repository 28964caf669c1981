// Reads what a call brought against closed lists: an unknown name or a wrong type is refused, a missing one too.
import type { Answer, Call } from '../../call.ts';
import type { Json, JsonRecord } from '../../json.ts';
import { isRecord } from '../../json.ts';
import { malformed } from './answers.ts';

type Fits = (value: Json | undefined) => boolean;
export type Shape = Record<string, Fits>;

export const isText: Fits = (value) => typeof value === 'string';
export const isFlag: Fits = (value) => typeof value === 'boolean';
export const isBit: Fits = (value) => value === 0 || value === 1;
export const isWhole: Fits = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isList: Fits = (value) => Array.isArray(value) && value.every(isRecord);

export function isAnswer(value: object): value is Answer {
  return 'status' in value && 'headers' in value && 'body' in value;
}

export function bodyOf(call: Call, shape: Shape, optional: string[] = []): JsonRecord | Answer {
  if (!/^application\/json\b/i.test(call.headers['content-type'] ?? '') || call.body.kind !== 'json')
    return malformed('JSON is needed');
  return recordOf(call.body.value, shape, optional);
}

export function recordOf(
  value: Json | undefined,
  shape: Shape,
  optional: string[] = [],
): JsonRecord | Answer {
  if (!isRecord(value)) return malformed('an object is needed');
  const strange = Object.keys(value).find((key) => !Object.hasOwn(shape, key));
  if (strange !== undefined) return malformed(`unknown field ${strange}`);
  const wrong = Object.entries(shape).find(
    ([key, fits]) => !fits(value[key]) && !(value[key] === undefined && optional.includes(key)),
  );
  return wrong ? malformed(`${wrong[0]} is missing or invalid`) : value;
}

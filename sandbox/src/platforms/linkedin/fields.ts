// Reads what a call brought against a closed list: an unknown name, a missing one or a wrong type is refused.
import type { Answer, Call } from '../../call.ts';
import type { Check } from '../../checks.ts';
import type { JsonRecord } from '../../json.ts';
import { isRecord } from '../../json.ts';
import { invalid, invalidValue } from './answers.ts';

export interface Shape {
  required?: Record<string, Check>;
  optional?: Record<string, Check>;
}

export const isSize: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
export const isAuthor: Check = (value) =>
  typeof value === 'string' && /^urn:li:(?:person|organization):[\w-]+$/.test(value);
export const isAddress: Check = (value) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
export const isUrn =
  (kind: string): Check =>
  (value) =>
    typeof value === 'string' && new RegExp(`^urn:li:${kind}:[\\w-]+$`).test(value);
export const recordOf =
  (shape: Shape): Check =>
  (value) =>
    isRecord(value) && wrongIn(value, shape) === undefined;

/** The first name that is missing, unknown, or of another type. */
function wrongIn(
  record: JsonRecord,
  { required = {}, optional = {} }: Shape,
): { name: string; isMissing: boolean } | undefined {
  const missing = Object.keys(required).find((name) => record[name] === undefined);
  if (missing !== undefined) return { name: missing, isMissing: true };
  for (const [name, value] of Object.entries(record)) {
    const check = required[name] ?? optional[name];
    if (value === undefined || check?.(value) !== true) return { name, isMissing: false };
  }
  return undefined;
}

export function readBody(call: Call, shape: Shape): JsonRecord | Answer {
  if (call.body.kind !== 'json' || !isRecord(call.body.value))
    return invalidValue('', 'The body must be a JSON object');
  const wrong = wrongIn(call.body.value, shape);
  if (!wrong) return call.body.value;
  if (wrong.isMissing) return invalid('MISSING_FIELD', wrong.name, `${wrong.name} is required`);
  return invalidValue(wrong.name);
}

/** A query holds just these names, each in its form. */
export function problemWithQuery(call: Call, shape: Shape): Answer | undefined {
  const wrong = wrongIn(call.query, shape);
  if (!wrong) return undefined;
  return invalid('INVALID_VALUE_FOR_FIELD', wrong.name, `The query parameter ${wrong.name} is wrong`);
}

/** LinkedIn reads a urn in a path only when it is percent-encoded. */
export function problemWithPath(call: Call): Answer | undefined {
  return /\/urn:/.test(call.url) ? invalid('INVALID_URN_ID', 'id', 'Urns in a path are encoded') : undefined;
}

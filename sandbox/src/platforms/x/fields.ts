// Reads what a call brought against a closed list: an unknown name or a wrong type is refused.
import type { Answer, Call } from '../../call.ts';
import type { Check } from '../../checks.ts';
import type { JsonRecord } from '../../json.ts';
import { isRecord } from '../../json.ts';
import { invalidRequest } from './answers.ts';

export type Known = Record<string, Check>;

export const isWhole: Check = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
export const isId: Check = (value) => typeof value === 'string' && /^\d{1,19}$/.test(value);
export const recordOf =
  (known: Known, required: string[] = []): Check =>
  (value) =>
    isRecord(value) &&
    required.every((name) => name in value) &&
    Object.entries(value).every(([name, item]) => item !== undefined && known[name]?.(item) === true);

export function readBody(call: Call, known: Known): JsonRecord | Answer {
  if (call.body.kind !== 'json' || !isRecord(call.body.value))
    return invalidRequest('The body must be a JSON object');
  for (const [name, value] of Object.entries(call.body.value)) {
    const check = known[name];
    const shown = { [name]: [JSON.stringify(value ?? null)] };
    if (!check)
      return invalidRequest(
        `$.${name}: is not defined in the schema and the schema does not allow additional properties`,
        shown,
      );
    if (value === undefined || !check(value))
      return invalidRequest(`$.${name}: is not of the expected type or form`, shown);
  }
  return call.body.value;
}

export function problemWithQuery(call: Call, known: string[]): Answer | undefined {
  const unknown = Object.keys(call.query).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  return invalidRequest(`The query parameter [${unknown}] is not one of [${known.join(',')}]`, {
    [unknown]: [call.query[unknown] ?? ''],
  });
}

/** A comma list in the query, each word one of the known; undefined words are refused by name. */
export function readWords(call: Call, name: string, known: string[]): string[] | Answer {
  const words = (call.query[name] ?? '').split(',').filter((word) => word !== '');
  const unknown = words.find((word) => !known.includes(word));
  if (unknown === undefined) return words;
  return invalidRequest(
    `The \`${name}\` query parameter value [${unknown}] is not one of [${known.join(',')}]`,
    { [name]: [unknown] },
  );
}

// Reads what a call brought against closed lists: an unknown name is refused, a missing one too.
import type { Answer, Call } from '../../call.ts';
import type { Json, JsonRecord } from '../../json.ts';
import { isRecord } from '../../json.ts';
import { badRequest, refusal, unknownParameter } from './answers.ts';

export type Kind = 'text' | 'flag' | 'number' | 'texts' | 'record';
export type Shape = Record<string, Kind>;

/** Names that must come, and others that may. */
export function problemWithQuery(call: Call, must: string[], may: string[] = []): Answer | undefined {
  const strange = Object.keys(call.query).find((name) => ![...must, ...may].includes(name));
  if (strange !== undefined) return unknownParameter(strange);
  const missing = must.find((name) => (call.query[name] ?? '') === '');
  if (missing === undefined) return undefined;
  return refusal(400, 'missingRequiredParameter', {
    domain: 'global',
    message: `Required parameter: ${missing}`,
    location: missing,
    locationType: 'parameter',
  });
}

/** The named parts, each one of the known. */
export function partsOf(call: Call, known: string[]): string[] | Answer {
  const parts = (call.query['part'] ?? '').split(',');
  const strange = parts.find((part) => !known.includes(part));
  if (strange === undefined) return parts;
  return refusal(400, 'unknownPart', { domain: 'youtube.part', message: `'${strange}'`, location: 'part' });
}

const fits: Record<Kind, (value: Json | undefined) => boolean> = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  record: (value) => isRecord(value),
};

export function problemWithShape(record: JsonRecord, shape: Shape, at: string): Answer | undefined {
  for (const [name, value] of Object.entries(record)) {
    const kind = shape[name];
    const place = at === '' ? name : `${at}.${name}`;
    if (!kind)
      return badRequest(
        `Invalid JSON payload received. Unknown name "${name}" at '${at}': Cannot find field.`,
      );
    if (!fits[kind](value)) return badRequest(`Invalid value at '${place}'`);
  }
  return undefined;
}

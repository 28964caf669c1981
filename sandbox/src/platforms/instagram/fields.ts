// Reads what a call brought, by a list of what it may bring: query, form and JSON are one bag, and a strange name is refused.
import type { Answer, Call } from '../../call.ts';
import { formOf } from '../../call.ts';
import { isRecord } from '../../json.ts';
import { invalid } from './answers.ts';

const SHAPES = {
  text: /^[^]*$/,
  yesNo: /^(true|false)$/,
  whole: /^\d+$/,
  ids: /^\d+(,\d+)*$/,
  address: /^https?:\/\/\S+$/,
};
export type Known = Record<string, keyof typeof SHAPES>;

/** Everything as text; null for a body that is none of the known kinds. */
export function bagOf(call: Call): Record<string, string> | null {
  const { body } = call;
  if (body.kind === 'raw' || body.kind === 'malformed') return null;
  const texts: Record<string, string> = { ...call.query, ...formOf(call) };
  if (body.kind !== 'json') return texts;
  if (!isRecord(body.value)) return null;
  for (const [name, value] of Object.entries(body.value))
    texts[name] = typeof value === 'string' ? value : JSON.stringify(value);
  return texts;
}

/** Without what any call may carry: its token and its proof. */
export function readBag(call: Call, known: Known): Record<string, string> | Answer {
  const bag = bagOf(call);
  if (!bag) return invalid('The request body could not be parsed');
  const { access_token: _token, ...rest } = bag;
  for (const [name, value] of Object.entries(rest)) {
    const shape = known[name];
    if (shape === undefined) return invalid(`Unexpected parameter: ${name}`);
    if (!SHAPES[shape].test(value)) return invalid(`Param ${name} is not valid`);
  }
  return rest;
}

/** The names asked for, what stands in braces left out. */
export function namesIn(fields: string): string[] {
  return fields
    .replaceAll(/\{[^}]*\}/g, '')
    .split(',')
    .filter((name) => name !== '');
}

/** Only what was asked for, and a refusal where it is something that is not shown. */
export function pick<T>(all: Record<string, T>, fields: string): Record<string, T> | Answer {
  const names = namesIn(fields);
  const strange = names.find((name) => !(name in all));
  if (strange !== undefined) return invalid(`Tried accessing nonexisting field (${strange})`);
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => names.includes(name) && value !== undefined),
  );
}

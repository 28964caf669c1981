// Reads what a call brought against a closed list: an unknown name or a wrong type is refused.
import type { Answer, Call } from '../../call.ts';
import { formOf } from '../../call.ts';
import { invalid } from './answers.ts';

export type Check = (value: string) => boolean;
export type Known = Record<string, Check>;
export type Fields = Record<string, string>;

/** Names that any method takes. */
const EVERYWHERE = new Set(['v', 'access_token', 'lang', 'test_mode']);

export const isText: Check = () => true;
export const isFlag: Check = (value) => value === '0' || value === '1';
export const isWhole: Check = (value) => /^\d{1,15}$/.test(value);
export const isOwner: Check = (value) => /^-?[1-9]\d{0,14}$/.test(value);
export const isId: Check = (value) => /^[1-9]\d{0,14}$/.test(value);
export const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value);

/** Query, form and multipart are one bag to VK; JSON bodies are not read at all. */
export function broughtBy(call: Call): Fields {
  return { ...call.query, ...formOf(call) };
}

export function readFields(call: Call, known: Known, required: string[] = []): Fields | Answer {
  const read: Fields = {};
  for (const [name, value] of Object.entries(broughtBy(call))) {
    if (EVERYWHERE.has(name)) continue;
    const check = known[name];
    if (!check) return invalid(`${name} is unknown`);
    if (!check(value)) return invalid(`invalid ${name} param`);
    read[name] = value;
  }
  const missing = required.find((name) => read[name] === undefined);
  return missing === undefined ? read : invalid(`${missing} not specified`);
}

// Reads what a call brought against a closed list: an unknown name, a missing one or a wrong form is refused.
import type { Answer, Call } from '../../call.ts';
import { refuse } from './answers.ts';

export type Check = (value: string) => boolean;

export const isText: Check = () => true;
export const isId: Check = (value) => /^\d{1,19}$/.test(value);
export const isIds: Check = (value) => /^\d{1,19}(?:,\d{1,19}){0,99}$/.test(value);
export const isFlag: Check = (value) => value === '0' || value === '1';
export const isAddress: Check = (value) =>
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/.test(value) && !value.endsWith('.');
export const from =
  (least: number, most: number): Check =>
  (value) =>
    /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most;

interface Shape {
  required: Record<string, Check>;
  optional?: Record<string, Check>;
}

export function problemWith(
  call: Call,
  fields: Record<string, string>,
  { required, optional = {} }: Shape,
): Answer | undefined {
  const known: Record<string, Check> = { access_token: isText, ...required, ...optional };
  const isMissing = Object.keys(required).some((name) => fields[name] === undefined);
  const isWrong = Object.entries(fields).some(([name, value]) => known[name]?.(value) !== true);
  return isMissing || isWrong ? refuse(10008, call) : undefined;
}

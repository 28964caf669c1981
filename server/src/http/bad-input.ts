// Bad input: which field of a call is wrong and how, kept apart from words until it is known who reads them.
import type { Language } from '@herald/contract/languages.ts';
import { fieldWord } from '@herald/contract/sentences/field-words.ts';
import type { InputFault } from '@herald/contract/sentences/keys.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { ZodError } from 'zod';
import { Refusal } from '../refusal.ts';

type Issue = ZodError['issues'][number];
type FieldFault = { readonly fault: InputFault; readonly path: string; readonly limit: number | null };

/** More than this nobody reads. */
const told = 5;
const body = 'body';

export class BadInput extends Refusal {
  readonly faults: readonly FieldFault[];

  constructor(error: ZodError) {
    const faults = error.issues.slice(0, told).map(faultOf);
    super('input-invalid', { fields: faults.map(({ path }) => path).join(', ') });
    this.faults = faults;
  }

  override detailIn(language: Language): string {
    return this.faults
      .map(({ fault, path, limit }) =>
        say(language, fault, { field: fieldWord(language, path), ...(limit === null ? {} : { limit }) }),
      )
      .join(between[language]);
  }
}

function faultOf(issue: Issue): FieldFault {
  const path = issue.path.join('.') || body;
  if (issue.code === 'too_big') {
    const fault = tooBig[issue.origin] ?? 'field-too-large';
    return { fault, path, limit: Number(issue.maximum) };
  }
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return { fault: isMissing ? 'field-missing' : 'field-wrong', path, limit: null };
}

const between: Readonly<Record<Language, string>> = { zh: '；', en: '; ', es: '; ', ja: '、' };
const tooBig: Readonly<Record<string, InputFault>> = { string: 'field-too-long', array: 'field-too-many' };

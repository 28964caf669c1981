// Everything that has a sentence: codes, problems, reasons and messages.
import type { ChangeLimit } from '../channels.ts';
import type { Code } from '../codes.ts';
import type { MessageKind } from '../messages.ts';
import type { FindingCode } from '../preflight.ts';
import type { ProblemCode } from '../problems.ts';
import type { Reason } from '../publications.ts';

/** What is wrong with one field of a call, whatever it is for. */
export type InputFault =
  | 'field-missing'
  | 'field-too-long'
  | 'field-too-many'
  | 'field-too-large'
  | 'field-wrong';

export type SentenceKey = InputFault | Code | ProblemCode | Reason | MessageKind | FindingCode | ChangeLimit;

/** One sentence for every key; figures stand in braces, as in {limit}. */
export type Sentences = Readonly<Record<SentenceKey, string>>;
export type Figures = Readonly<Record<string, string | number>>;

// Everything that has a sentence: codes, problems, reasons and messages.
import type { Code } from '../codes.ts';
import type { MessageKind } from '../messages.ts';
import type { FindingCode } from '../preflight.ts';
import type { ProblemCode } from '../problems.ts';
import type { Reason } from '../publications.ts';

export type SentenceKey = Code | ProblemCode | Reason | MessageKind | FindingCode;

/** One sentence for every key; figures stand in braces, as in {limit}. */
export type Sentences = Readonly<Record<SentenceKey, string>>;
export type Figures = Readonly<Record<string, string | number>>;

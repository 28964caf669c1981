// The one error thrown on purpose: a code, its figures, and the problems a screen can show at their fields.
import type { Code } from '@herald/contract/codes.ts';
import type { Problem } from '@herald/contract/problems.ts';

export class Refusal extends Error {
  readonly code: Code;
  readonly figures: Readonly<Record<string, string | number>>;
  readonly problems: readonly Problem[];

  constructor(
    code: Code,
    figures: Readonly<Record<string, string | number>> = {},
    problems: readonly Problem[] = [],
  ) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.figures = figures;
    this.problems = problems;
  }
}

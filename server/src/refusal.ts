// The one error thrown on purpose: a code, its figures, and the problems a screen can show at their fields.
import type { Code } from '@herald/contract/codes.ts';
import type { Language } from '@herald/contract/languages.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { sentenceOf } from '@herald/contract/sentences/say-problem.ts';
import { say } from '@herald/contract/sentences/say.ts';

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

  /** What stands for {detail} in its sentence; empty where there is none. */
  detailIn(language: Language): string {
    return this.problems
      .map((problem) => sentenceOf(problem, language, (key, figures) => say(language, key, figures)))
      .join(' ');
  }
}

/** May be otherwise in a moment, with nothing done so far: asked again, it is carried out again. */
const passing: ReadonlySet<Code> = new Set([
  'already-sending',
  'held-elsewhere',
  'stands-otherwise',
  'moved-elsewhere',
  'parted-elsewhere',
  'account-busy',
  'platform-refused',
  'link-not-verified',
  'still-there',
  'still-at-work',
  'may-be-at-work',
  'with-its-owner',
  'call-may-arrive',
  'still-carried-out',
  'too-many-requests',
  'uploads-at-once',
  'internal',
  'not-ready',
  'disk-full',
]);

export function isPassing({ code }: Refusal): boolean {
  return passing.has(code);
}

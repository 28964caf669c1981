// The problems of one field, under it and read out with it.
import type { Problem } from '@herald/contract/problems.ts';
import { sayProblem } from '../../lib/say.ts';

export function FieldProblems({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="cp-field-problems" aria-live="polite">
      {problems.map((problem, index) => (
        <li key={`${problem.code} ${problem.channelId ?? ''} ${index}`} className={`cp-${problem.severity}`}>
          {sayProblem(problem)}
        </li>
      ))}
    </ul>
  );
}

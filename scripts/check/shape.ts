// The shape of the house: every rule over names, folders, code and sentences, minus the listed exceptions.
import { exceptions as agreed, type Exception } from './exceptions.ts';
import { localeRules } from './locales.ts';
import { workspaces } from './names.ts';
import { codeRules } from './shape-code.ts';
import { fileRules, lineCount, type ShapeRule } from './shape-files.ts';
import { folderRules } from './shape-folders.ts';
import { readTree, type Problem, type SourceFile } from './tree.ts';

export const shapeRules: ShapeRule[] = [...fileRules, ...folderRules, ...codeRules, ...localeRules];

export function findShapeProblems(root: string, exceptions: Exception[] = agreed): Problem[] {
  const files = readTree(root);
  const found = shapeRules.flatMap((rule) => rule.find(files));
  const covers = (problem: Problem) => (one: Exception) =>
    one.rule === problem.rule && one.path === problem.path;
  const left = found.filter((problem) => !exceptions.some(covers(problem)));
  const needless = exceptions.filter((one) => !found.some((problem) => covers(problem)(one)));
  return [
    ...left,
    ...needless.map(({ rule, path }) => ({
      rule: 'needless-exception',
      path,
      reason: `Nothing here breaks ${rule} any more. Take it off the list in scripts/check/exceptions.ts.`,
    })),
  ];
}

function medianLines(files: SourceFile[]): number {
  const counts = files.map(lineCount).toSorted((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

/** One line of figures, so that growth is seen before it is a problem. */
export function describeSizes(root: string): string {
  const files = readTree(root).filter((file) => file.isCode && !file.isTest);
  return workspaces
    .map((workspace) => ({ workspace, own: files.filter((file) => file.path.startsWith(`${workspace}/`)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ workspace, own }) => `${workspace} ${own.length} files, median ${medianLines(own)} lines`)
    .join(' · ');
}

export function sayProblem({ rule, path, line, reason }: Problem): string {
  return `${path}${line === undefined ? '' : `:${line}`}  [${rule}]\n    ${reason}`;
}

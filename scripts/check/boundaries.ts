// Runs dependency-cruiser over a tree and refuses to believe it when it has not looked at every file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type IViolation } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { readTree, type Problem } from './tree.ts';

const settings = join(import.meta.dirname, '../../.dependency-cruiser.mjs');
const looked = ['contract', 'channels', 'server', 'console', 'sandbox', 'bench', 'e2e', 'scripts'];

function describeViolation(violation: IViolation): Problem {
  const way = violation.cycle ?? violation.via ?? [];
  const steps = way.length > 0 ? way.map(({ name }) => name).join(' → ') : violation.to;
  return {
    rule: violation.rule.name,
    path: violation.from,
    reason: `→ ${steps}\n    ${violation.comment ?? ''}`,
  };
}

export async function findBoundaryProblems(root: string, settingsPath = settings): Promise<Problem[]> {
  const options = await extractOptions(settingsPath);
  const rooms = looked.filter((room) => existsSync(join(root, room)));
  const { output } = await cruise(rooms, { ...options, baseDir: root, validate: true });
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`);

  const seen = new Set(output.modules.map((module) => module.source));
  const unseen = readTree(root).filter(
    ({ path, isCode }) => isCode && looked.includes(path.slice(0, path.indexOf('/'))) && !seen.has(path),
  );
  const comments = new Map(output.summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment]));
  return [
    ...output.summary.violations.map((violation) =>
      describeViolation({ ...violation, comment: comments.get(violation.rule.name) ?? '' }),
    ),
    ...unseen.map(({ path }) => ({
      rule: 'blind',
      path,
      reason: 'dependency-cruiser did not look at this file; it needs the typescript package at version 6.',
    })),
  ];
}

// From requirement to test: how many of the specification's rows are named in the title of a test that runs.
import { resolve } from 'node:path';
import { readRequirements } from './check/requirements.ts';
import { namedIds, type NamedId } from './check/trace-titles.ts';

export type Trace = { total: number; named: number; missing: string[]; unknown: NamedId[] };

export function trace(ids: string[], titles: NamedId[]): Trace {
  const said = new Set(titles.map(({ id }) => id));
  const missing = ids.filter((id) => !said.has(id));
  const known = new Set(ids);
  return {
    total: ids.length,
    named: ids.length - missing.length,
    missing,
    unknown: titles.filter(({ id }) => !known.has(id)),
  };
}

function areaOf(id: string): string {
  return id.split('-')[1] ?? '';
}

export function tableByArea(ids: string[], missing: string[]): string {
  const areas = [...new Set(ids.map(areaOf))];
  const count = (list: string[], area: string) => list.filter((id) => areaOf(id) === area).length;
  return areas
    .map((area) => {
      const total = count(ids, area);
      const named = total - count(missing, area);
      return `${area.padEnd(8)}${String(named).padStart(4)} / ${total}`;
    })
    .join('\n');
}

/** Titles that name what was never asked for, and a copy that went stale: both mean the figures cannot be believed. */
export function traceProblems(root: string, setting: string | undefined): string[] {
  const { ids, differences } = readRequirements(root, setting);
  const { unknown } = trace(ids, namedIds(root));
  return [...differences, ...unknown.map(({ id, path }) => `${path} names ${id}, which is not in the list`)];
}

function main(): void {
  const root = resolve(import.meta.dirname, '..');
  const setting = process.env['HERALD_REQUIREMENTS'];
  const { ids, source } = readRequirements(root, setting);
  const { total, named, missing } = trace(ids, namedIds(root));
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ total, named, missing })}\n`);
  else process.stdout.write(`${tableByArea(ids, missing)}\n${named} of ${total} named (${source})\n`);

  const problems = traceProblems(root, setting);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();

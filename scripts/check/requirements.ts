// The list of what was asked for: the specification when it is at hand, else our copy of its ids.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Requirements = { ids: string[]; source: string; differences: string[] };

const row = /^\|\s*(R-[A-Z]+-\d{3})\s*\|/gm;

export function idsInSpecification(text: string): string[] {
  return [...text.matchAll(row)].map((match) => match[1] ?? '');
}

function idsInCopy(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `setting` is HERALD_REQUIREMENTS: a path to requirements.md; a path that leads nowhere is an error, not a reason to guess. */
export function readRequirements(root: string, setting: string | undefined): Requirements {
  const copy = idsInCopy(join(root, 'scripts/requirement-ids.txt'));
  const usual = resolve(root, '../shared/spec/requirements.md');
  const chosen = setting ? resolve(root, setting) : existsSync(usual) ? usual : undefined;
  if (chosen === undefined) return { ids: copy, source: 'scripts/requirement-ids.txt', differences: [] };
  if (!existsSync(chosen)) throw new Error(`HERALD_REQUIREMENTS names ${chosen}, which does not exist.`);

  const ids = idsInSpecification(readFileSync(chosen, 'utf8'));
  return {
    ids,
    source: chosen,
    differences: [
      ...ids.filter((id) => !copy.includes(id)).map((id) => `${id} is in the specification, not in the copy`),
      ...copy.filter((id) => !ids.includes(id)).map((id) => `${id} is in the copy, not in the specification`),
    ],
  };
}

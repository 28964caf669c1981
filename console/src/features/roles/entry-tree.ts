// The entries as a tree, and what it means to check one of them for a role.
import type { Resource } from '@herald/contract/administration.ts';

export type Branch = { readonly entry: Resource; readonly depth: number; readonly below: readonly Branch[] };

export function treeOf(
  entries: readonly Resource[],
  parentId: string | null = null,
  depth = 0,
): readonly Branch[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map((entry) => ({ entry, depth, below: treeOf(entries, entry.id, depth + 1) }));
}

/** Each before what lies below it. */
export function flat(branches: readonly Branch[]): Branch[] {
  return branches.flatMap((branch) => [branch, ...flat(branch.below)]);
}

/**
 * Checking brings what an entry lies in, and a group brings the pages below; never a button, as one of them takes rights away.
 * Unchecking takes what lies below along. `mayGive` leaves out what the one who gives does not have.
 */
export function toggled(
  checked: ReadonlySet<string>,
  entry: Resource,
  entries: readonly Resource[],
  mayGive: (entry: Resource) => boolean,
): Set<string> {
  const after = new Set(checked);
  const below = flat(treeOf(entries, entry.id)).map((branch) => branch.entry);
  if (checked.has(entry.id)) {
    for (const one of [entry, ...below]) if (mayGive(one)) after.delete(one.id);
    return after;
  }
  after.add(entry.id);
  if (entry.url === '') for (const one of below) if (one.type === 'menu' && mayGive(one)) after.add(one.id);
  for (let above = parentOf(entry, entries); above; above = parentOf(above, entries))
    if (mayGive(above)) after.add(above.id);
  return after;
}

function parentOf({ parentId }: Resource, entries: readonly Resource[]): Resource | undefined {
  return entries.find(({ id }) => id === parentId);
}

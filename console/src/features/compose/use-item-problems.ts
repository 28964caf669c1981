// What is wrong with each item, on the desk or not: the same checks for all, each run anew only when its item has changed.
import { checkContent, checkForPublishing } from '@herald/contract/check-content.ts';
import { mediaTypes, type Composition } from '@herald/contract/content.ts';
import type { KnownFiles } from '@herald/contract/file-facts.ts';
import { postOf } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { useMemo } from 'react';
import { serverNow } from '../../lib/clock.ts';
import type { Outgoing } from '../../lib/cautions.ts';
import { useKnownFiles } from '../../lib/known-files.ts';
import { blocksOf } from './composition.ts';
import type { Item } from './items.ts';
import { unfinishedUploads } from './place-problems.ts';
import type { Chosen } from './use-chosen.ts';

export type ItemCheck = (item: Item) => readonly Problem[];

export function outgoingItems(items: readonly Item[], check: ItemCheck): Outgoing[] {
  return items.map((item) => ({ post: postOf(item.content), problems: check(item) }));
}

export function useItemProblems(
  all: readonly Item[],
  { rules, to }: Chosen,
  needsAccounts: boolean,
): ItemCheck {
  const files = all.flatMap(({ content }) => [
    content.cover,
    ...blocksOf(content, mediaTypes.image).map(({ url }) => url),
  ]);
  const known = useKnownFiles(files);
  return useMemo(
    () => remembering({ rules, to }, known, needsAccounts ? checkForPublishing : checkContent),
    [rules, to, known, needsAccounts],
  );
}

function remembering(
  { rules, to }: Pick<Chosen, 'rules' | 'to'>,
  known: KnownFiles,
  check: typeof checkContent,
): ItemCheck {
  const found = new WeakMap<Composition, readonly Problem[]>();
  return ({ content, underway }) => {
    const before = found.get(content);
    const problems = before ?? check(content, rules, known, { to, at: new Date(serverNow()) });
    found.set(content, problems);
    return [...problems, ...unfinishedUploads(underway)];
  };
}

// Compose what a draft says once its package says something else: what a package has no words for stays with the draft.
import type { Composition } from '@herald/contract/content.ts';
import type { DraftRow } from './store/drafts.ts';

export function composeDraft(
  { content: before }: DraftRow,
  given: Composition,
  accountIds: readonly string[] | undefined,
): Composition {
  const { specialTag, deatList, scheduleTime, scheduleids, updateStatus } = before;
  return {
    ...given,
    ...{ specialTag, deatList, scheduleTime, scheduleids, updateStatus },
    accountIds: [...(accountIds ?? before.accountIds)],
  };
}

// Read a draft inside the transaction that schedules or publishes it; only one's own department's can be.
import type { Composition } from '@herald/contract/content.ts';
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findDraft } from './find-draft.ts';

export type DraftToPublish = {
  id: string;
  packageId: string | null;
  status: number;
  revision: number;
  content: Composition;
};

export async function readDraftForPublishing(
  db: Executor,
  actor: Actor,
  { draftId }: { draftId: string },
): Promise<DraftToPublish> {
  const { id, packageId, status, revision, content } = await findDraft(db, actor, {
    id: draftId,
    to: 'change',
  });
  return { id, packageId, status, revision, content };
}

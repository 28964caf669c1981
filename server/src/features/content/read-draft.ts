// Read a draft with every field it was saved with, also those whose meaning is not shown (C-98).
import { draftOfComposition, type DraftOut } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { z } from 'zod';
import type { Actor, Context } from '../../context.ts';
import { findDraft } from './find-draft.ts';

type Read = { draft: z.input<typeof DraftOut>; fb_area: unknown; channelBindList: string[] };

export async function readDraft(context: Context, actor: Actor, { id }: { id: string }): Promise<Read> {
  const row = await findDraft(context.db, actor, { id, to: 'read' });
  return {
    draft: {
      ...draftOfComposition(row.content),
      id: row.id,
      pkGUID: row.packageId,
      status: row.status,
      revision: row.revision,
      createTime: wallClockOf(row.createdAt, context.config.zone),
    },
    fb_area: row.content.fb_area,
    channelBindList: row.content.accountIds,
  };
}

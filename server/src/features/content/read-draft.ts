// Read a draft with every field it was saved with, also those whose meaning is not shown (C-98).
import { draftOfComposition, type DraftOut } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { z } from 'zod';
import type { Actor, Context } from '../../context.ts';
import { findWaitingSchedule, type WaitingSchedule } from '../publishing/find-waiting-schedule.ts';
import { findDraft } from './find-draft.ts';
import { findPackage as findRow } from './store/packages.ts';

type Read = {
  draft: z.input<typeof DraftOut>;
  fb_area: unknown;
  channelBindList: string[];
  packageRevision: number | null;
  basedOn: number | null;
  schedule: WaitingSchedule | null;
};

export async function readDraft(context: Context, actor: Actor, { id }: { id: string }): Promise<Read> {
  const row = await findDraft(context.db, actor, { id, to: 'read' });
  const of = row.packageId === null ? null : await findRow(context.db, row.packageId);
  return {
    draft: {
      ...draftOfComposition(row.content),
      id: row.id,
      pkGUID: of?.id ?? null,
      status: row.status,
      revision: row.revision,
      createTime: wallClockOf(row.createdAt, context.config.zone),
    },
    fb_area: row.content.fb_area,
    channelBindList: row.content.accountIds,
    packageRevision: of?.version ?? null,
    basedOn: of ? (row.packageVersion ?? of.version) : null,
    schedule: await findWaitingSchedule(context.db, { draftId: row.id, packageId: null }),
  };
}

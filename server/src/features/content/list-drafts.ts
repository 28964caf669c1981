// List the drafts of the one who asks, newest first; of the deleted those that can be restored.
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { trashKeptMs } from '@herald/contract/trash.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { chooseRange } from '../publishing/choose-range.ts';
import { describeTrash } from './describe-trash.ts';
import { listDraftsOf } from './store/draft-lists.ts';

type Endpoint = typeof contentEndpoints.listDrafts;

export async function listDrafts(
  context: Context,
  actor: Actor,
  asked: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { zone } = context.config;
  const range = chooseRange({ start: asked.startTime, end: asked.endTime, zone });
  const { items, total, counts } = await listDraftsOf(context.db, actor.personId, {
    ...asked,
    ...range,
    status: asked.status,
    keptMs: trashKeptMs,
  });
  return {
    total,
    counts,
    items: items.map((row) => ({
      id: row.id,
      pkGUID: row.packageId,
      title: row.title,
      channel: row.content.channel,
      status: row.status,
      mediaType: [...new Set(row.content.media.map((item) => item.mediaType))],
      createTime: wallClockOf(row.createdAt, zone),
      updateTime: wallClockOf(row.updatedAt, zone),
      ...describeTrash(row.deletedAt, zone),
    })),
  };
}

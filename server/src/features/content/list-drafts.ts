// List the drafts of the one who asks, newest first.
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { chooseRange } from './choose-range.ts';
import { listDraftsOf } from './store/drafts.ts';

type Endpoint = typeof contentEndpoints.listDrafts;

export async function listDrafts(
  context: Context,
  actor: Actor,
  asked: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { zone } = context.config;
  const range = chooseRange({ start: asked.startTime, end: asked.endTime, zone });
  const { items, total } = await listDraftsOf(context.db, actor.personId, { ...asked, ...range });
  return {
    total,
    items: items.map((row) => ({
      id: row.id,
      pkGUID: row.packageId,
      title: row.title,
      channel: row.content.channel,
      status: row.status,
      mediaType: [...new Set(row.content.media.map((item) => item.mediaType))],
      createTime: wallClockOf(row.createdAt, zone),
      updateTime: wallClockOf(row.updatedAt, zone),
    })),
  };
}

// List the templates of the one who asks or of the whole department, the last changed first.
import type { templateEndpoints } from '@herald/contract/endpoints/templates.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { listTemplatesOf } from './store/templates.ts';

type Endpoint = typeof templateEndpoints.listTemplates;

export async function listTemplates(
  { db, config }: Context,
  { personId: ownerId, departmentId }: Actor,
  { of, ...asked }: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { items, total } = await listTemplatesOf(db, of === 'mine' ? { ownerId } : { departmentId }, asked);
  return {
    total,
    items: items.map(({ id, name, owner, content, updatedAt }) => ({
      id,
      name,
      owner,
      title: content.title,
      channel: content.channel,
      mediaType: [...new Set(content.media.map((item) => item.mediaType))],
      updateTime: wallClockOf(updatedAt, config.zone),
    })),
  };
}

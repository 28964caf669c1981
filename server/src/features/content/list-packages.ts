// List packages, newest first: mine, my department's, or everybody's.
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { Actor, Context } from '../../context.ts';
import { summarisePackages } from '../publishing/summarise-packages.ts';
import { chooseRange } from './choose-range.ts';
import { describePackage } from './describe-package.ts';
import { listPackagesOf, type Whose } from './store/packages.ts';

type Endpoint = typeof contentEndpoints.listMine;

/** `state` stays empty: how a package stands is derived from its publications, never kept. */
export async function listPackages(
  context: Context,
  actor: Actor,
  { of, ...asked }: InputOf<Endpoint> & { of: 'person' | 'department' | 'all' },
): Promise<OutputOf<Endpoint>> {
  const { zone } = context.config;
  const whose: Record<typeof of, Whose> = {
    person: { ownerId: actor.personId },
    department: { departmentId: actor.departmentId },
    all: 'all',
  };
  const { items, total } = await listPackagesOf(context.db, whose[of], {
    page: asked.page,
    pageSize: asked.pageSize,
    keyWord: asked.keyWord,
    mediaType: asked.contentFileType,
    category: asked.channel ?? '',
    ...chooseRange({ start: asked.createStartDate, end: asked.createEndDate, zone }),
  });
  const standings = await summarisePackages(
    context.db,
    items.map(({ id }) => id),
  );
  return {
    total,
    items: items.map((row) => {
      const { pkGUID, baseInfo, mediaType } = describePackage(row, zone);
      const { owner, department } = row;
      const standing = standings.get(row.id) ?? null;
      return { pkGUID, baseInfo, mediaType, owner, department, state: '', standing };
    }),
  };
}

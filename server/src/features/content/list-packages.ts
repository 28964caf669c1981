// List packages, newest first: mine, my department's, or everybody's; all of them, or those that stand in one way.
import { statesOfStanding } from '@herald/contract/standing-states.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { Actor, Context } from '../../context.ts';
import { summarisePackages } from '../publishing/summarise-packages.ts';
import { chooseContent, type ContentScope } from './choose-content.ts';
import { describePackage } from './describe-package.ts';
import { describeTrash } from './describe-trash.ts';
import { listPackageIds, listPackagesOf } from './store/package-lists.ts';

type Endpoint = typeof contentEndpoints.listMine;

/** `state` of a row stays empty: how a package stands is derived from its publications, never kept. */
export async function listPackages(
  { db, config: { zone } }: Context,
  actor: Actor,
  { of, ...asked }: InputOf<Endpoint> & { of: ContentScope; withFiles?: boolean },
): Promise<OutputOf<Endpoint>> {
  const { whose, search } = chooseContent(actor, of, asked, zone);
  const { page, pageSize, state, sort, order } = asked;
  const standingSo = async () => {
    const standings = await summarisePackages(db, await listPackageIds(db, whose, search));
    return [...standings].flatMap(([id, standing]) =>
      statesOfStanding(standing).some((one) => one === state) ? [id] : [],
    );
  };
  const among = state === undefined || state === 'deleted' ? null : await standingSo();
  const { items, total } = await listPackagesOf(db, whose, { ...search, page, pageSize, sort, order, among });
  const standings = await summarisePackages(
    db,
    items.map(({ id }) => id),
  );
  return {
    total,
    items: items.map((row) => {
      const { pkGUID, revision, baseInfo, mediaType } = describePackage(row, zone);
      const { owner, department } = row;
      const standing = standings.get(row.id) ?? null;
      const trash = describeTrash(row.deletedAt, zone);
      return { pkGUID, revision, baseInfo, mediaType, owner, department, state: '', standing, ...trash };
    }),
  };
}

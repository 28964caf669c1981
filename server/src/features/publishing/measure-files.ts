// Measure the files of what goes out: how heavy and how large they are as they stand in the store, covers too.
import { filmsOf } from '@herald/contract/choose-film.ts';
import type { Composition } from '@herald/contract/content.ts';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findFiles, type StoredFiles } from '../media/find-files.ts';

/** By address; one that is no file of this department is left out. */
export async function measureFiles(
  context: Context,
  db: Executor,
  actor: Actor,
  contents: readonly Composition[],
): Promise<StoredFiles> {
  const urls = contents.flatMap(({ cover, media }) => [
    cover,
    ...media.flatMap((item) => filmsOf(item).map(({ url }) => url)),
  ]);
  const given = urls.filter((url) => url !== '');
  return findFiles(context, db, actor.departmentId, given);
}

// Settle the conversions of content that is to go out: what was made takes its place, and while one is being made nothing goes (R-TRANS-011).
import { filmsOf } from '@herald/contract/choose-film.ts';
import type { Composition, MediaItem } from '@herald/contract/content.ts';
import { placeFilms } from '@herald/contract/place-films.ts';
import { problem } from '@herald/contract/problems.ts';
import { z } from 'zod';
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { describeFile } from './describe-file.ts';
import { findConversion, findFilmOf, isOver } from './store/conversions.ts';

/** The page that began one may be closed by then: its draft names the job, and not yet what came of it. */
export async function settleConversions(
  db: Executor,
  actor: Actor,
  content: Composition,
): Promise<Composition> {
  const media: MediaItem[] = [];
  for (const item of content.media) media.push(await settle(db, actor, item));
  return { ...content, media };
}

async function settle(db: Executor, { departmentId }: Actor, item: MediaItem): Promise<MediaItem> {
  const { success, data: id } = z.uuid().safeParse(item.jobId);
  const job = success ? await findConversion(db, departmentId, id) : undefined;
  if (!job) return item;
  if (!isOver(job)) throw new Refusal('content-refused', {}, [problem('film-converting', 'video')]);
  const made = await findFilmOf(db, job);
  if (!made) return item;
  const file = describeFile(made);
  return filmsOf(item).some(({ url }) => url === file.url) ? item : placeFilms(item, [file]);
}

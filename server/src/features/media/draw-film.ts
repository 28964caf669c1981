// Draw a stored film at some times: of the original, by the reader of films in its cage; whoever needs a frame of a film asks here.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { planStill } from '../../video/plan-still.ts';
import type { DrawRank } from '../../video/video.ts';
import { borrowFile } from './borrow-file.ts';
import { borrowFolder } from './borrow-folder.ts';
import { findDemuxer } from './find-demuxer.ts';
import type { KeptFile } from './store/files.ts';

const secondMs = 1_000;

/** `longSide`: pixels of the longer side, never more than the film has. */
type Asked = {
  readonly timesMs: readonly number[];
  readonly longSide: number;
  readonly rank: DrawRank;
};

/** PNGs by their time, of a film that was read; those that cannot be drawn are left out. */
export async function drawFilm(
  context: Context,
  film: KeptFile,
  { timesMs, longSide, rank }: Asked,
): Promise<ReadonlyMap<number, Buffer>> {
  const { key, mimeType, properties } = film;
  const demuxer = findDemuxer(mimeType);
  const still = properties && planStill(properties, longSide);
  if (!demuxer || !still || timesMs.length === 0) return new Map();
  return borrowFolder(context, async (folder) => {
    const moments = timesMs.map((ms) => ({ atSeconds: ms / secondMs, to: join(folder, `${ms}.png`) }));
    const { drawn, said } = await borrowFile(context, key, (path) =>
      context.video.draw({ path, demuxer }, moments, still, rank),
    );
    if (drawn.length < moments.length) context.log.warn({ key, said, timesMs }, 'a still was not drawn');
    const pictures = drawn.map(
      async ({ atSeconds, to }) => [Math.round(atSeconds * secondMs), await readFile(to)] as const,
    );
    return new Map(await Promise.all(pictures));
  });
}

// Draw a stored film at some times: of the original, by the reader of films in its cage; whoever needs a frame of a film asks here.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { openLane } from '../../lane.ts';
import { planStill } from '../../video/plan-still.ts';
import type { DrawRank, Film, Still } from '../../video/video.ts';
import { borrowFolder } from './borrow-folder.ts';
import { borrowTogether } from './borrow-together.ts';
import { findDemuxer } from './find-demuxer.ts';
import type { KeptFile } from './store/files.ts';

const secondMs = 1_000;
/**
 * Hundreds of small pictures of a library never stand before one who chooses a cover. A film that lies in a bucket is fetched in
 * this turn too: of a page of gigabytes no more lie on the disk than are drawn.
 */
const inTurn: Record<DrawRank, ReturnType<typeof openLane>> = { awaited: openLane(2), aside: openLane(1) };

/** Who chooses a cover looks at some frames of the same film: a gigabyte is not fetched for each. */
const keptMs: Record<DrawRank, number> = { awaited: 60_000, aside: 0 };

/** `longSide`: pixels of the longer side, never more than the film has. `hasLeft`: nobody waits for it any more. */
type Asked = {
  readonly timesMs: readonly number[];
  readonly longSide: number;
  readonly rank: DrawRank;
  readonly hasLeft: () => boolean;
};

/**
 * PNGs by their time. `end`: of those that are missing it is known that they cannot be drawn, or nobody waited for them any more,
 * or what kept them from being drawn passes.
 */
export type DrawnFilm = {
  readonly pictures: ReadonlyMap<number, Buffer>;
  readonly end: 'tried' | 'left' | 'passing';
};

/** Of a film that was read. */
export async function drawFilm(
  context: Context,
  { key, mimeType, properties }: KeptFile,
  { timesMs, longSide, rank, hasLeft }: Asked,
): Promise<DrawnFilm> {
  const demuxer = findDemuxer(mimeType);
  const still = properties && planStill(properties, longSide);
  if (!demuxer || !still || timesMs.length === 0) return { pictures: new Map(), end: 'tried' };
  return inTurn[rank](async () => {
    if (hasLeft()) return { pictures: new Map(), end: 'left' };
    const draw = (path: string) => drawTimes(context, { path, demuxer }, still, { key, timesMs, rank });
    return borrowTogether(context, key, draw, keptMs[rank]);
  });
}

async function drawTimes(
  context: Context,
  film: Film,
  still: Still,
  { key, timesMs, rank }: Pick<Asked, 'timesMs' | 'rank'> & { readonly key: string },
): Promise<DrawnFilm> {
  return borrowFolder(context, async (folder) => {
    const moments = timesMs.map((ms) => ({ atSeconds: ms / secondMs, to: join(folder, `${ms}.png`) }));
    const { drawn, said, isPassing } = await context.video.draw(film, moments, still, rank);
    if (drawn.length < moments.length) context.log.warn({ key, said, timesMs }, 'a still was not drawn');
    const pictures = drawn.map(
      async ({ atSeconds, to }) => [Math.round(atSeconds * secondMs), await readFile(to)] as const,
    );
    return { pictures: new Map(await Promise.all(pictures)), end: isPassing ? 'passing' : 'tried' };
  });
}

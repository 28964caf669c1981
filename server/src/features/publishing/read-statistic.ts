// Read what readers did with a publication: what we have, and what its platform says now where that is old (R-HIST-008).
import type { Statistic } from '@herald/contract/figures.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { describeStatistic } from './describe-statistic.ts';
import { fetchFigures } from './fetch-figures.ts';
import { findChannel } from './find-channel.ts';
import { findScope } from './find-scope.ts';
import { findHistory } from './store/history.ts';
import { findStatistic } from './store/statistics.ts';

/** Platforms count in hours: what is younger is shown as it is, unless somebody asks for newer. */
const oldAfterMs = 15 * 60_000;
/** However often somebody asks. */
const askedAgainAfterMs = 5 * 60_000;

/** Who may see the row may see them; 105019 as for the row itself. */
export async function readStatistic(
  context: Context,
  actor: Actor,
  { id, again = false }: { id: string; again?: boolean | undefined },
): Promise<Statistic> {
  const { db } = context;
  const row = await findHistory(db, findScope(actor), id);
  if (!row) throw new Refusal('post-gone');
  const limit = await fetchFigures(context, row, again ? askedAgainAfterMs : oldAfterMs);
  return describeStatistic({
    language: actor.language,
    channel: findChannel(context, row.channel_id),
    kept: await findStatistic(db, row.id),
    limit,
    now: await readClock(db),
    askedAgainAfterMs,
  });
}

// Summarise the publications of a range of days: what became of them and what their readers did, by day, channel, account and category.
import { figureNames } from '@herald/contract/figures.ts';
import type { Tally, Totals, TotalsAsked } from '@herald/contract/totals.ts';
import type { Actor, Context } from '../../context.ts';
import { findChannel } from './find-channel.ts';
import { findWhose } from './find-whose.ts';
import { countOutcomes, type TotalsRow } from './store/totals.ts';

/** Forbidden for everybody's without content:all. */
export async function summarisePublications(
  context: Context,
  actor: Actor,
  asked: TotalsAsked,
): Promise<Totals> {
  const { db, config } = context;
  const rows = await countOutcomes(db, findWhose(actor, asked.of), { ...asked, zone: config.zone });
  const totals: Totals = { all: nothing, days: [], channels: [], accounts: [], categories: [] };
  for (const row of rows) {
    const tally = describeTally(row);
    const { per, day, category, channelId, accountId: bid, accountName } = row;
    if (per === 'all') totals.all = tally;
    if (per === 'day') totals.days.push({ ...tally, day });
    if (per === 'category') totals.categories.push({ ...tally, category });
    if (per === 'channel' || per === 'account') {
      const channelid = findChannel(context, channelId).id;
      if (per === 'channel') totals.channels.push({ ...tally, channelid });
      if (per === 'account') totals.accounts.push({ ...tally, bid, accountName, channelid });
    }
  }
  return totals;
}

const nothing: Tally = {
  outcomes: { live: 0, 'with-owner': 0, unknown: 0, coming: 0, failed: 0, 'taken-down': 0 },
  figures: {},
  read: { posts: 0, first: null, last: null },
};

function describeTally({ outcomes, figures, posts, first, last }: TotalsRow): Tally {
  const told = figureNames.filter((name) => figures[name].posts > 0);
  return {
    outcomes,
    figures: Object.fromEntries(told.map((name) => [name, figures[name]])),
    read: { posts, first: first?.toISOString() ?? null, last: last?.toISOString() ?? null },
  };
}

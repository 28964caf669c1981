// Measure publishing: how much is open, how long the oldest waits, what is held; by the rows, for whoever watches.
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { Context } from '../../context.ts';
import type { Seen } from '../../meters.ts';
import { recordFigures } from './record-figures.ts';
import { readOldestUnstarted } from './store/backlog.ts';
import { countLanesHeld } from './store/lanes.ts';
import { countUntold } from './store/outbox.ts';
import { countOutstanding } from './store/figures.ts';
import { listPlatforms } from './store/platforms.ts';
import { readFigures } from './store/tallies.ts';

export async function measurePublishing(context: Context): Promise<Omit<Seen, 'pool'>> {
  const { db } = context;
  await recordFigures(context);
  const names: Readonly<Record<string, string>> = channelNames;
  const platforms = await listPlatforms(db);
  return {
    counted: await readFigures(db),
    oldestDueUnstartedSeconds: await readOldestUnstarted(db),
    outstanding: await countOutstanding(db),
    lanesHeld: await countLanesHeld(db),
    breakers: Object.fromEntries(
      platforms.map((one) => [names[one.channel_id] ?? String(one.channel_id), one.rests]),
    ),
    outboxWaiting: await countUntold(db),
  };
}

// Measure publishing: how much is open, how long the oldest waits, what is held; by the rows, for whoever watches.
import { channelNames } from '@herald/contract/channels.ts';
import type { Context } from '../../context.ts';
import type { Seen } from '../../meters.ts';
import { countLanesHeld } from './store/lanes.ts';
import { countUntold } from './store/outbox.ts';
import { countOutstanding, readOldestUnstarted } from './store/figures.ts';
import { listPlatforms } from './store/platforms.ts';

export async function measurePublishing({ db }: Context): Promise<Omit<Seen, 'pool'>> {
  const names: Readonly<Record<string, string>> = channelNames;
  const platforms = await listPlatforms(db);
  return {
    oldestDueUnstartedSeconds: await readOldestUnstarted(db),
    outstanding: await countOutstanding(db),
    lanesHeld: await countLanesHeld(db),
    breakers: Object.fromEntries(
      platforms.map((one) => [names[one.channel_id] ?? String(one.channel_id), one.rests]),
    ),
    outboxWaiting: await countUntold(db),
  };
}

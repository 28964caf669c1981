// Decide when what is put back wakes: told to wait longer than it is worth anything, it is missed in time, and said to be. Pure.
import { nowPlus } from '../../db/client.ts';
import type { Decision } from './apply-decision.ts';
import { atLatestWhenOver } from './store/expired.ts';
import type { Patch } from './store/rows.ts';

export function decideWake({ to, wakeInMs }: Decision): Patch {
  return to === 'scheduled' && wakeInMs !== null ? { wake_at: atLatestWhenOver(nowPlus(wakeInMs)) } : {};
}

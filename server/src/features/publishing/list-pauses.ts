// List the pauses that stand, so that everybody sees why nothing goes out.
import type { Pause } from '@herald/contract/brakes.ts';
import { channelNames, ChannelId } from '@herald/contract/channels.ts';
import type { Actor, Context } from '../../context.ts';
import { listStandingPauses, type PauseRow } from './store/pauses.ts';

export async function listPauses(context: Context, actor: Actor): Promise<{ items: Pause[] }> {
  const rows = await listStandingPauses(context.db);
  return { items: rows.map((row) => describe(actor, row)) };
}

function describe(actor: Actor, row: PauseRow): Pause {
  const channel = ChannelId.safeParse(row.channel_id);
  return {
    id: row.id,
    scope: row.scope,
    what: channel.success ? channelNames[channel.data] : (row.department ?? ''),
    because: row.because,
    by: row.by,
    since: row.paused_at.toISOString(),
    mine: row.department_id === null || row.department_id === actor.departmentId,
  };
}

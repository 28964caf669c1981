// List the platforms: which rest, which are in trouble, which resend by themselves.
import type { PlatformState } from '@herald/contract/brakes.ts';
import type { Context } from '../../context.ts';
import { listDepartments } from '../people/list-departments.ts';
import { listPlatforms as list } from './store/platforms.ts';

export async function listPlatforms(
  context: Context,
): Promise<{ items: PlatformState[]; departments: { id: string; name: string }[] }> {
  const rows = await list(context.db);
  const items = context.channels.map(({ id, rules, settledBy }) => {
    const row = rows.find((one) => one.channel_id === id);
    const until = [row?.not_before, row?.open_until].flatMap((one) => (one ? [one.toISOString()] : []));
    return {
      channelid: id,
      channelName: rules.name,
      resends: row?.resends ?? false,
      mayResend: settledBy.by === 'list' && settledBy.refusesTwins,
      restsUntil: row?.rests ? (until.toSorted().at(-1) ?? null) : null,
      troubles: row?.troubles ?? 0,
    };
  });
  return { items, departments: await listDepartments(context.db) };
}

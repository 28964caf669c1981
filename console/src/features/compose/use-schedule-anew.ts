// After a refusal of what was meant for a schedule: what waits now of the draft or package, and what became of the one that waited.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { readSchedule } from './api.ts';
import { isGone } from './refusal-kinds.ts';
import type { Identity, Waiting } from './saved-forms.ts';

/** Answers the identity with the schedule it has now; as it was where that cannot be told. */
export function useScheduleAnew(): (identity: Identity) => Promise<Identity> {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async (identity) => {
    const { draftId, pkGUID, schedule: before } = identity;
    const now = await waitingOf(draftId ?? pkGUID).catch(() => undefined);
    if (now === undefined) return identity;
    if (before !== null && now === null) {
      // How it stands in one word follows.
      void queries.invalidateQueries({ queryKey: ['history'] });
      const words = { time: before.pubTime, zone: before.zone };
      const isSent = await wasSent(before);
      tell('warning', isSent ? t('compose.waitsNot.sent', words) : t('compose.waitsNot.ended', words));
    }
    return { ...identity, schedule: now };
  };
}

async function waitingOf(id: string | null): Promise<Waiting | null> {
  if (id === null) return null;
  try {
    const { schedule, zone } = await readSchedule(id);
    return schedule.state === 'waiting' ? { id: schedule.id, pubTime: schedule.pubTime, zone } : null;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Published now in other words it counts as withdrawn: of the two nothing is told apart here. */
async function wasSent({ id }: Waiting): Promise<boolean> {
  const found = await readSchedule(id).catch(() => null);
  return found !== null && (found.schedule.state === 'done' || found.schedule.state === 'on-its-way');
}

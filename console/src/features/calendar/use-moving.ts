// Moving an entry: at once, with an undo for ten seconds; in the past or inside the lead time it is asked first.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { useTranslation } from 'react-i18next';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { applyLead, pubTimeOf } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { useAsking } from '../../lib/use-asking.ts';
import { useOfferUndo } from '../../lib/use-offer-undo.tsx';
import { useReplan } from './api.ts';
import { decideDrop, decideMove, mayBeMoved, type Drop } from './decide-drop.ts';
import { useEntryTitle } from './use-entry-title.ts';

export type Moving = {
  readonly mayMove: (item: CalendarItem) => boolean;
  readonly toDay: (item: CalendarItem, day: string) => Promise<void>;
  /** `text` is a wall clock of the zone. */
  readonly toTime: (item: CalendarItem, text: string) => Promise<void>;
};

export function useMoving(): Moving {
  const { t } = useTranslation();
  const ask = useAsking();
  const { canWithdrawTiming } = useSigns();
  const offerUndo = useOfferUndo();
  const replan = useReplan();
  const titleOf = useEntryTitle();
  const zone = platformZone();
  const clock = () => ({ now: serverNow(), zone });

  const move = async (item: CalendarItem, drop: Drop | null) => {
    if (drop === null || item.scheduleId === null) return;
    const { pubTime, dueAt, isCorrected } = drop;
    const isSure =
      !isCorrected ||
      (await ask({ title: t('calendar.tooNear', { time: pubTime, zone }), yes: t('calendar.move') }));
    if (!isSure) return;
    // A refusal has been told, and the entry goes back.
    const made = await replan.mutateAsync({ scheduleId: item.scheduleId, pubTime, dueAt }).catch(() => null);
    if (!made) return;
    const said = t('calendar.moved', { title: titleOf(item), time: pubTime });
    const before = new Date(item.dueAt).getTime();
    // Where it stood before it could not be planned any more.
    if (applyLead(before, serverNow()).moved) return tell('success', said);
    offerUndo(said, made.id, () =>
      replan
        .mutateAsync({ scheduleId: made.id, pubTime: pubTimeOf(before, zone), dueAt: item.dueAt })
        .catch(() => undefined),
    );
  };

  return {
    mayMove: (item) => canWithdrawTiming && mayBeMoved(item),
    toDay: (item, day) => move(item, decideDrop(item.dueAt, day, clock())),
    toTime: (item, text) => move(item, decideMove(text, clock())),
  };
}

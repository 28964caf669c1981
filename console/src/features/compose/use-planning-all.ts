// Scheduling all items that do not wait yet, at one time: each is saved as a draft and planned in its order, under the lead rule of one.
import { problem } from '@herald/contract/problems.ts';
import { useTranslation } from 'react-i18next';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { fieldTextOf, presetTime, pubTimeOf } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { saveDraft, schedule } from './api.ts';
import type { Item } from './items.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { SaveRooms } from './save-rooms.ts';
import { useAllItems } from './use-all-items.ts';
import type { Chosen } from './use-chosen.ts';
import { useConfirmation, type Confirmation } from './use-confirmation.ts';
import type { ItemCheck } from './use-item-problems.ts';
import type { ItemsOnDesk } from './use-items.ts';
import { useLead } from './use-lead.ts';
import { scheduledStatus } from './use-saving.ts';

export type PlanningAll = Pick<Confirmation, 'dialog' | 'failure' | 'isLocked' | 'close'> & {
  /** Those that do not wait for a time already. */
  readonly items: readonly Item[];
  readonly check: ItemCheck;
  readonly time: string | null;
  readonly setTime: (time: string) => void;
  readonly settleTime: () => void;
  readonly open: () => void;
  readonly confirm: () => Promise<void>;
};

export function usePlanningAll(
  items: ItemsOnDesk,
  { chosen }: Chosen,
  check: ItemCheck,
  rooms: SaveRooms,
): PlanningAll {
  const { t } = useTranslation();
  const sendAgain = useSendAgain();
  const all = useAllItems(items, check, rooms);
  const { time, setTime, settle } = useLead(null);
  const zone = platformZone();
  const left = items.all.filter(({ identity }) => identity.schedule === null);
  const bids = chosen.map(({ id }) => id);

  /** What is planned stays planned where a later one is refused: that one is told of, and tried again alone. */
  const planAll = async (pubTime: string): Promise<boolean> => {
    if (all.isBlocked(left)) return false;
    const saved = await all.saveAll(left, (content, identity) =>
      saveDraft(content, identity, { status: scheduledStatus }),
    );
    if (!saved) return false;
    let number = 0;
    for (const { item, identity } of saved) {
      const { draftId } = identity;
      if (draftId === null) return false;
      try {
        const isSent = await sendAgain(async (confirmed) => {
          const planned = await schedule({ ...identity, draftId }, pubTime, bids, confirmed);
          items.know(item.key, planned.identity);
        });
        if (!isSent) return false;
      } catch (error) {
        all.wrong(item, refusalKind(error).sentence);
        return false;
      }
      number += 1;
    }
    tell('success', t('items.planned', { number, time: pubTime, zone }));
    return true;
  };

  const confirmation = useConfirmation(
    // Each is saved as it is planned; which could not be is told as it is put on the desk, behind the dialog.
    { savePackage: () => Promise.resolve(null), isReasonKnown: () => true },
    t('compose.notSaved'),
  );
  return {
    ...confirmation,
    items: left,
    check,
    time,
    setTime,
    settleTime: () => void settle(),
    open: () => {
      if (confirmation.isLocked || confirmation.isSending() || all.isBlocked(left)) return;
      setTime(fieldTextOf(presetTime(serverNow()), zone));
      confirmation.ask();
    },
    confirm: async () => {
      const instant = settle();
      if (instant === null) return tell('error', sayProblem(problem('time-missing', 'time')));
      await confirmation.run(async () => {
        if (await planAll(pubTimeOf(instant, zone))) confirmation.succeed();
        else confirmation.giveUp();
      });
    },
  };
}

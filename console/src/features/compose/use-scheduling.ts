// Schedule publish in two clicks: the first shows the time, the second checks the lead, saves the draft and creates the schedule.
import { problem } from '@herald/contract/problems.ts';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { say, sayProblem } from '../../lib/say.ts';
import { unasked, type Confirmed } from '../../lib/shown-twins.ts';
import { schedule } from './api.ts';
import { focusField } from './focus-field.ts';
import { fieldTextOf, presetTime, pubTimeOf, readFieldText } from '../../lib/lead-rule.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { Checks } from './use-checks.ts';
import type { Identity } from './saved-forms.ts';
import { useLead } from './use-lead.ts';
import { scheduledStatus, type Saving } from './use-saving.ts';

type SavedDraft = Identity & { readonly draftId: string };

export type Scheduling = {
  /** What the time field shows; null until the first click. */
  readonly time: string | null;
  readonly isWorking: boolean;
  readonly setTime: (time: string) => void;
  /** When the field is left: a time too near is moved at once, not first at the click. */
  readonly settleTime: () => void;
  readonly press: () => Promise<void>;
  readonly close: () => void;
};

export function useScheduling(
  accountIds: readonly string[],
  checks: Checks,
  saving: Saving,
  isBlocked: () => boolean,
): Scheduling {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const { time, setTime, settle } = useLead(null);
  const [isWorking, setWorking] = useState(false);
  const zone = platformZone();

  const create = async (saved: SavedDraft, pubTime: string, confirmed: Confirmed): Promise<void> => {
    try {
      const { identity, warnings } = await schedule(saved, pubTime, accountIds, confirmed);
      saving.know(identity);
      setTime(null);
      // What stands in its way stays on the page until it is read: there is time to mend it.
      if (warnings.length > 0)
        void modal.warning({
          title: t('compose.mind'),
          content: warnings.map(({ code, figures }) => say(code, figures)).join(' '),
          okText: t('compose.understood'),
        });
      void message.success(t('compose.scheduleSaved'));
      void message.success(t('compose.willBeSent', { time: pubTime }));
    } catch (error) {
      const refusal = refusalKind(error, confirmed);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      if (refusal.kind !== 'again') return tell('error', refusal.sentence);
      const isSure = await modal.confirm({
        title: refusal.sentence,
        okText: t('list.again'),
        cancelText: t('compose.cancel'),
        focusable: { autoFocusButton: 'cancel' },
      });
      if (isSure) return create(saved, pubTime, refusal.confirmed);
    }
  };

  const second = async () => {
    if (readFieldText(time ?? '', zone) === null) {
      tell('error', sayProblem(problem('time-missing', 'time')));
      return focusField('time');
    }
    if (isBlocked() || saving.isIncomplete()) return;
    const instant = settle();
    if (instant === null) return;
    const saved = await saving.saveDraft({ status: scheduledStatus });
    if (!saved || saved.draftId === null) return;
    await create({ ...saved, draftId: saved.draftId }, pubTimeOf(instant, zone), unasked);
  };

  return {
    time,
    isWorking,
    setTime,
    settleTime: () => void settle(),
    press: async () => {
      if (time === null) return setTime(fieldTextOf(presetTime(serverNow()), zone));
      if (isWorking) return;
      setWorking(true);
      await second().finally(() => setWorking(false));
    },
    close: () => setTime(null),
  };
}

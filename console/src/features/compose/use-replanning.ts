// Schedule, of what is scheduled already: the words are saved and the time is moved, in the place of the one that waited (R-SCHED-023).
import { problem } from '@herald/contract/problems.ts';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformZone } from '../../lib/clock.ts';
import { fieldTextOf, pubTimeOf } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';
import { say, sayProblem } from '../../lib/say.ts';
import { unasked, type Confirmed } from '../../lib/shown-twins.ts';
import { focusField } from './focus-field.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { Identity } from './saved-forms.ts';
import { replan, type Grabbed } from './schedule-calls.ts';
import type { Checks } from './use-checks.ts';
import { useLead } from './use-lead.ts';

export type ReplanningAsk = {
  readonly schedule: Grabbed['schedule'];
  readonly bids: readonly string[];
  readonly checks: Checks;
  readonly isBlocked: () => boolean;
  readonly saveWords: () => Promise<Identity | null>;
  /** Names of accounts it was scheduled for and is not any more; null when it keeps all. */
  readonly leftOut: string | null;
};

export function useReplanning({ schedule, bids, checks, isBlocked, saveWords, leftOut }: ReplanningAsk) {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const zone = platformZone();
  const { time, setTime, settle } = useLead(fieldTextOf(new Date(schedule.dueAt).getTime(), zone));
  const [isWorking, setWorking] = useState(false);
  const [isDone, setDone] = useState(false);

  const ask = (title: string, okText: string) =>
    modal.confirm({
      title,
      okText,
      cancelText: t('compose.cancel'),
      focusable: { autoFocusButton: 'cancel' },
    });

  const send = async (identity: Identity, pubTime: string, confirmed: Confirmed): Promise<void> => {
    try {
      const warnings = await replan({ id: schedule.id, pubTime, bids, identity, confirmed });
      if (warnings.length > 0)
        void modal.warning({
          title: t('compose.mind'),
          content: warnings.map(({ code, figures }) => say(code, figures)).join(' '),
          okText: t('compose.understood'),
        });
      void message.success(t('compose.scheduleSaved'));
      void message.success(t('compose.willBeSent', { time: pubTime }));
      setDone(true);
    } catch (error) {
      const refusal = refusalKind(error, confirmed);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      if (refusal.kind !== 'again') return tell('error', refusal.sentence);
      if (await ask(refusal.sentence, t('list.again'))) return send(identity, pubTime, refusal.confirmed);
    }
  };

  const save = async () => {
    if (isBlocked()) return;
    const instant = settle();
    if (instant === null) {
      tell('error', sayProblem(problem('time-missing', 'time')));
      return focusField('time');
    }
    if (
      leftOut !== null &&
      !(await ask(t('compose.hold.leavesOut', { accounts: leftOut }), t('compose.schedule')))
    )
      return;
    const identity = await saveWords();
    if (identity) await send(identity, pubTimeOf(instant, zone), unasked);
  };

  return {
    time,
    setTime,
    settleTime: () => void settle(),
    isWorking,
    /** It waits anew, and there is nothing left to do here. */
    isDone,
    press: async () => {
      if (isWorking) return;
      setWorking(true);
      await save().finally(() => setWorking(false));
    },
  };
}

// Schedule, of what is scheduled already: the words are saved and the time is moved, in the place of the one that waited (R-SCHED-023).
import { problem } from '@herald/contract/problems.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Caution } from '../../lib/cautions.ts';
import { platformZone } from '../../lib/clock.ts';
import { fieldTextOf, pubTimeOf } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { useAskCautions } from '../../lib/use-ask-cautions.tsx';
import { useAsking } from '../../lib/use-asking.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { useTellingPlanned } from '../../lib/use-telling-planned.ts';
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
  /** What is to be minded of it now. */
  readonly cautions: () => Promise<readonly Caution[]>;
  readonly saveWords: () => Promise<Identity | null>;
  /** Names of accounts it was scheduled for and is not any more; null when it keeps all. */
  readonly leftOut: string | null;
};

export function useReplanning({
  schedule,
  bids,
  checks,
  isBlocked,
  cautions,
  saveWords,
  leftOut,
}: ReplanningAsk) {
  const { t } = useTranslation();
  const ask = useAsking();
  const askCautions = useAskCautions();
  const sendAgain = useSendAgain();
  const tellPlanned = useTellingPlanned();
  const zone = platformZone();
  const { time, setTime, settle } = useLead(fieldTextOf(new Date(schedule.dueAt).getTime(), zone));
  const [isWorking, setWorking] = useState(false);
  const [isDone, setDone] = useState(false);
  // Where it is asked first, what stands on the page by then is saved, and not before what still comes is there.
  const latest = useRef(saveWords);
  useEffect(() => {
    latest.current = saveWords;
  });

  const send = async (identity: Identity, pubTime: string): Promise<void> => {
    try {
      await sendAgain(async (confirmed) => {
        tellPlanned(
          pubTime,
          await replan({ id: schedule.id, pubTime, bids, shown: schedule.accounts, identity, confirmed }),
        );
        setDone(true);
      });
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      tell('error', refusal.sentence);
    }
  };

  const save = async () => {
    if (isBlocked()) return;
    const instant = settle();
    if (instant === null) {
      tell('error', sayProblem(problem('time-missing', 'time')));
      return focusField('time');
    }
    const title = t('compose.hold.leavesOut', { accounts: leftOut });
    if (leftOut !== null && !(await ask({ title, yes: t('compose.schedule') }))) return;
    if (!(await askCautions(await cautions(), t('compose.schedule')))) return;
    const identity = await latest.current();
    if (identity) await send(identity, pubTimeOf(instant, zone));
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

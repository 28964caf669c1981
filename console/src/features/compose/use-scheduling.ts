// Schedule publish in two clicks: the first shows the time, the second checks the lead, saves the draft and creates the schedule.
import { problem } from '@herald/contract/problems.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Caution } from '../../lib/cautions.ts';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { useAskCautions } from '../../lib/use-ask-cautions.tsx';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { useTellingPlanned } from '../../lib/use-telling-planned.ts';
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
  /** What it will say, now. */
  cautions: () => readonly Caution[],
): Scheduling {
  const { t } = useTranslation();
  const askCautions = useAskCautions();
  const sendAgain = useSendAgain();
  const tellPlanned = useTellingPlanned();
  const { time, setTime, settle } = useLead(null);
  const [isWorking, setWorking] = useState(false);
  const zone = platformZone();

  const create = async (saved: SavedDraft, pubTime: string): Promise<void> => {
    try {
      await sendAgain(async (confirmed) => {
        const { identity, warnings } = await schedule(saved, pubTime, accountIds, confirmed);
        saving.know(identity);
        setTime(null);
        tellPlanned(pubTime, warnings);
      });
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      tell('error', refusal.sentence);
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
    if (!(await askCautions(cautions(), t('compose.schedule')))) return;
    const saved = await saving.saveDraft({ status: scheduledStatus });
    if (!saved || saved.draftId === null) return;
    await create({ ...saved, draftId: saved.draftId }, pubTimeOf(instant, zone));
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

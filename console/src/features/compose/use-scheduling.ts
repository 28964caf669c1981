// Schedule publish in two clicks: the first shows the time, the second checks the lead, saves the draft and creates the schedule.
import { problem } from '@herald/contract/problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Caution } from '../../lib/cautions.ts';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { useTellingPlanned } from '../../lib/use-telling-planned.ts';
import { schedule } from './api.ts';
import { countsOf, isPart, type Departure } from './departure.ts';
import { focusField } from './focus-field.ts';
import { fieldTextOf, presetTime, pubTimeOf, readFieldText } from '../../lib/lead-rule.ts';
import { isPlannedElsewhere, isUnreached, refusalKind } from './refusal-kinds.ts';
import { namesOf } from './say-left-out.ts';
import { useAskDeparture } from './use-ask-departure.tsx';
import type { Checks } from './use-checks.ts';
import type { Identity } from './saved-forms.ts';
import { useLead } from './use-lead.ts';
import { useScheduleAnew } from './use-schedule-anew.ts';
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
  checks: Checks,
  saving: Saving,
  /** Whom it goes to; null where nothing can go, which has been told. */
  depart: () => Departure | null,
  /** What it will say to these, now. */
  cautions: (departure: Departure) => Promise<readonly Caution[]>,
): Scheduling {
  const { t } = useTranslation();
  const askDeparture = useAskDeparture();
  const sendAgain = useSendAgain();
  const queries = useQueryClient();
  const lookAnew = useScheduleAnew();
  const tellPlanned = useTellingPlanned();
  const { time, setTime, settle } = useLead(null);
  const [isWorking, setWorking] = useState(false);
  const zone = platformZone();
  /** While a question stands typing may have come to rest, and a draft been made of it. */
  const latest = useRef(saving);
  useEffect(() => {
    latest.current = saving;
  });

  const create = async (saved: SavedDraft, departure: Departure, pubTime: string): Promise<void> => {
    const ids = departure.going.map(({ id }) => id);
    try {
      await sendAgain(async (confirmed) => {
        const { identity, warnings } = await schedule(saved, pubTime, ids, confirmed);
        saving.know(identity);
        setTime(null);
        tellPlanned(pubTime, warnings);
        if (isPart(departure)) {
          const accounts = namesOf(departure.leftOut);
          tell('warning', t('compose.part.scheduled', { ...countsOf(departure), accounts }));
        }
      });
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      // An account may have been refused that looks usable here.
      if (refusal.kind === 'told') void queries.invalidateQueries({ queryKey: ['bindings'] });
      tell('error', refusal.sentence);
      // It may have been moved, withdrawn or sent while this stood open.
      if (!isUnreached(error) && (saved.schedule !== null || isPlannedElsewhere(error)))
        saving.know(await lookAnew(saved));
    }
  };

  const second = async () => {
    if (readFieldText(time ?? '', zone) === null) {
      tell('error', sayProblem(problem('time-missing', 'time')));
      return focusField('time');
    }
    const departure = depart();
    if (!departure || saving.isIncomplete()) return;
    const instant = settle();
    if (instant === null) return;
    if (!(await askDeparture(departure, await cautions(departure)))) return;
    const saved = await latest.current.saveDraft({ status: scheduledStatus });
    if (!saved || saved.draftId === null) return;
    await create({ ...saved, draftId: saved.draftId }, departure, pubTimeOf(instant, zone));
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

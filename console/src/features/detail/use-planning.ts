// Schedule publish in two clicks: the first shows date and time, the second checks the lead and makes the schedule.
import { problem } from '@herald/contract/problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { applyLead, fieldTextOf, presetTime, pubTimeOf, readFieldText } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { useAsking } from '../../lib/use-asking.ts';
import { useReplaceQuestion } from '../../lib/use-replace-question.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { useTellingPlanned } from '../../lib/use-telling-planned.ts';
import { schedule } from './api.ts';
import type { Subject } from './shown-detail.ts';
import type { Attempt, Mind } from './use-direct-publish.ts';

const AlreadyScheduled = z.object({
  figures: z.object({ schedule: z.string(), time: z.string(), zone: z.string() }),
});

function waitingOf(error: unknown) {
  if (!(error instanceof CallRefusal) || error.code !== 'already-scheduled') return null;
  return AlreadyScheduled.safeParse(error.details).data?.figures ?? null;
}

export function usePlanning(
  subject: Subject,
  bids: readonly string[],
  { attempt, mind }: { readonly attempt: Attempt; readonly mind: Mind },
) {
  const { t } = useTranslation();
  const ask = useAsking();
  const replaceQuestion = useReplaceQuestion();
  const tellPlanned = useTellingPlanned();
  const queries = useQueryClient();
  const sendAgain = useSendAgain();
  /** "YYYY-MM-DDTHH:mm:ss"; null until the first click. */
  const [time, setTime] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const zone = platformZone();

  /** What waits is named by the server, which knows it better than this page. */
  const orReplacing = async (send: (replaces: string | null) => Promise<unknown>) => {
    try {
      return await send(null);
    } catch (error) {
      const waiting = waitingOf(error);
      if (waiting === null) throw error;
      const title = await replaceQuestion(waiting);
      return (await ask({ title, yes: t('compose.replace') })) && send(waiting.schedule);
    }
  };

  const create = async (pubTime: string) => {
    const isMade = await orReplacing((replaces) =>
      sendAgain(async (confirmed) => {
        tellPlanned(pubTime, await schedule(subject, { bids, confirmed, pubTime, replaces }));
      }),
    );
    if (isMade === false) return false;
    setTime(null);
    await queries.invalidateQueries({ queryKey: ['detail'] });
  };

  const second = async (text: string) => {
    const chosen = readFieldText(text, zone);
    if (chosen === null) return tell('error', sayProblem(problem('time-missing', 'time')));
    const lead = applyLead(chosen, serverNow());
    const pubTime = pubTimeOf(lead.instant, zone);
    if (lead.moved) {
      setTime(fieldTextOf(lead.instant, zone));
      tell('warning', `${t('compose.timeMoved')} (${pubTime} ${zone})`);
    }
    if (await mind(t('compose.schedule'))) await attempt(() => create(pubTime));
  };

  return {
    time,
    isWorking,
    setTime,
    close: () => setTime(null),
    press: async () => {
      if (time === null) return setTime(fieldTextOf(presetTime(serverNow()), zone));
      setWorking(true);
      await second(time).finally(() => setWorking(false));
    },
  };
}

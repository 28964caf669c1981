// Schedule publish in two clicks: the first shows date and time, the second checks the lead and makes the schedule.
import { problem } from '@herald/contract/problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { applyLead, fieldTextOf, presetTime, pubTimeOf, readFieldText } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';
import { say, sayProblem } from '../../lib/say.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { schedule } from './api.ts';
import type { Detail } from './shown-detail.ts';
import type { Attempt } from './use-direct-publish.ts';

export function usePlanning(
  { subject, schedule: waiting }: Detail,
  bids: readonly string[],
  attempt: Attempt,
) {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const sendAgain = useSendAgain();
  /** "YYYY-MM-DDTHH:mm:ss"; null until the first click. */
  const [time, setTime] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const zone = platformZone();

  const mayReplace = async () =>
    waiting === null ||
    (await modal.confirm({
      title: t('compose.replaceQuestion', { time: waiting.pubTime, zone: waiting.zone }),
      okText: t('compose.replace'),
      cancelText: t('compose.cancel'),
    }));

  const create = async (pubTime: string) => {
    const replaces = waiting?.id ?? null;
    const isMade = await sendAgain(async (again) => {
      const warnings = await schedule(subject, { bids, again, pubTime, replaces });
      if (warnings.length > 0)
        void modal.warning({
          title: t('compose.mind'),
          content: warnings.map(({ code, figures }) => say(code, figures)).join(' '),
          okText: t('compose.understood'),
        });
    });
    if (!isMade) return false;
    setTime(null);
    void message.success(t('compose.scheduleSaved'));
    void message.success(t('compose.willBeSent', { time: pubTime }));
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
    if (await mayReplace()) await attempt(() => create(pubTime));
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

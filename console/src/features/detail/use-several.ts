// Sending several: what went out leaves the dialog, what was refused stays with its reason and can be tried again.
import { problem } from '@herald/contract/problems.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { applyLead, fieldTextOf, presetTime, pubTimeOf, readFieldText } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { publish, schedule, type Sending } from './api.ts';
import type { Subject } from './shown-detail.ts';
import { sentencesOf } from './use-failures.ts';

export type Item = { readonly id: string; readonly title: string; readonly revision: number };
type Refused = { readonly id: string; readonly title: string; readonly why: string };

export function useSeveral(items: readonly Item[], bids: readonly string[], onAllGone: () => void) {
  const { t } = useTranslation();
  const sendAgain = useSendAgain();
  // The list behind the dialog may be asked for anew meanwhile.
  const [left, setLeft] = useState(items);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [time, setTime] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const zone = platformZone();

  const sendAll = async (send: (subject: Subject, sending: Sending) => Promise<unknown>) => {
    setWorking(true);
    setRefused([]);
    const told: Refused[] = [];
    const gone = new Set<string>();
    for (const { id, title, revision } of left) {
      const subject: Subject = { kind: 'package', id, revision };
      try {
        if (await sendAgain((confirmed) => send(subject, { bids, confirmed }))) gone.add(id);
      } catch (error) {
        told.push({ id, title, why: sentencesOf(error).join(' ') });
      }
    }
    setRefused(told);
    setLeft((before) => before.filter(({ id }) => !gone.has(id)));
    setWorking(false);
    if (gone.size === left.length) onAllGone();
    return gone.size;
  };

  return {
    left,
    refused,
    time,
    isWorking,
    setTime,
    closeTime: () => setTime(null),
    publish: async () => {
      const number = await sendAll(publish);
      if (number > 0) tell('success', t('detail.several.pushed', { number }));
    },
    /** The first time it only shows when. */
    schedule: async () => {
      if (time === null) return setTime(fieldTextOf(presetTime(serverNow()), zone));
      const chosen = readFieldText(time, zone);
      if (chosen === null) return tell('error', sayProblem(problem('time-missing', 'time')));
      const lead = applyLead(chosen, serverNow());
      const pubTime = pubTimeOf(lead.instant, zone);
      if (lead.moved) {
        setTime(fieldTextOf(lead.instant, zone));
        tell('warning', `${t('compose.timeMoved')} (${pubTime} ${zone})`);
      }
      const number = await sendAll((subject, sending) =>
        schedule(subject, { ...sending, pubTime, replaces: null }),
      );
      if (number > 0) tell('success', t('detail.several.scheduled', { number, time: pubTime, zone }));
    },
  };
}

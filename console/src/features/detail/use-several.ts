// Sending several: what went out leaves the dialog, what was refused stays with its reason and can be tried again.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { problem } from '@herald/contract/problems.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { applyLead, fieldTextOf, presetTime, pubTimeOf, readFieldText } from '../../lib/lead-rule.ts';
import { cautionsOf, outgoingOf } from '../../lib/cautions.ts';
import { tell } from '../../lib/notices.ts';
import { readPackageContent } from '../../lib/package-content.ts';
import { recipientOf } from '../../lib/recipient-of.ts';
import { sayProblem } from '../../lib/say.ts';
import { useAskCautions } from '../../lib/use-ask-cautions.tsx';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { publish, schedule, type Sending } from './api.ts';
import type { Subject } from './shown-detail.ts';
import { sentencesOf } from './use-failures.ts';

export type Item = { readonly id: string; readonly title: string; readonly revision: number };
type Refused = { readonly id: string; readonly title: string; readonly why: string };

export function useSeveral(
  items: readonly Item[],
  { chosen, rules }: { readonly chosen: readonly ChannelBinding[]; readonly rules: readonly ChannelRules[] },
  onAllGone: () => void,
) {
  const askCautions = useAskCautions();
  const bids = chosen.map(({ id }) => id);
  const { t } = useTranslation();
  const sendAgain = useSendAgain();
  // The list behind the dialog may be asked for anew meanwhile.
  const [left, setLeft] = useState(items);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [time, setTime] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const zone = platformZone();

  const mind = async (yes: string): Promise<boolean> => {
    setWorking(true);
    const to = chosen.map(recipientOf);
    const read = left.map(async ({ id, title }) => {
      const content = await readPackageContent(id);
      return content ? [{ ...outgoingOf(content, rules, to), title }] : [];
    });
    const outgoing = (await Promise.all(read)).flat();
    setWorking(false);
    return askCautions(cautionsOf(t, outgoing, rules), yes);
  };

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
      if (!(await mind(t('compose.publishNow')))) return;
      const number = await sendAll(publish);
      if (number > 0) tell('success', t('detail.several.pushed', { number }));
    },
    /** The first time it only shows when. */
    schedule: async () => {
      if (time === null) return setTime(fieldTextOf(presetTime(serverNow()), zone));
      const wanted = readFieldText(time, zone);
      if (wanted === null) return tell('error', sayProblem(problem('time-missing', 'time')));
      const lead = applyLead(wanted, serverNow());
      const pubTime = pubTimeOf(lead.instant, zone);
      if (lead.moved) {
        setTime(fieldTextOf(lead.instant, zone));
        tell('warning', `${t('compose.timeMoved')} (${pubTime} ${zone})`);
      }
      if (!(await mind(t('compose.schedule')))) return;
      const number = await sendAll((subject, sending) =>
        schedule(subject, { ...sending, pubTime, replaces: null }),
      );
      if (number > 0) tell('success', t('detail.several.scheduled', { number, time: pubTime, zone }));
    },
  };
}

// Direct publish: confirmed once, sent once, and the button stays locked for three seconds after (R-PUB-002).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry, ChannelRules } from '@herald/contract/channels.ts';
import { buttonLockMs, publishNoticeMs } from '@herald/contract/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { publish } from './api.ts';
import type { Subject } from './shown-detail.ts';

export type Attempt = (work: () => Promise<unknown>) => Promise<boolean>;
/** Asks what is to be minded of it there; `yes` names the deed. */
export type Mind = (yes: string) => Promise<boolean>;

export function rulesOf(
  chosen: readonly ChannelBinding[],
  catalogue: readonly CatalogueEntry[],
): ChannelRules[] {
  return catalogue
    .map((entry) => entry.rules)
    .filter(({ channelId }) => chosen.some(({ channelid }) => channelid === channelId));
}

export function useDirectPublish(
  subject: Subject,
  bids: readonly string[],
  { attempt, mind }: { readonly attempt: Attempt; readonly mind: Mind },
) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const sendAgain = useSendAgain();
  const [isLocked, setLocked] = useState(false);
  const send = async () => {
    if (!(await mind(t('compose.publishNow')))) return;
    if (!(await attempt(() => sendAgain((confirmed) => publish(subject, { bids, confirmed }))))) return;
    setLocked(true);
    setTimeout(() => setLocked(false), buttonLockMs);
    void message.success(t('compose.pushed'), publishNoticeMs / 1000);
    await queries.invalidateQueries({ queryKey: ['detail'] });
  };
  return { isLocked, send };
}

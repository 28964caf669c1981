// One consent at a time: open the channel's page in a pop-up, wait for its note, hand over the ticket.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayConsentFailure } from '../../lib/consent-failure.ts';
import { tell } from '../../lib/notices.ts';
import { takeOauthCode, watchOauthCode } from '../../lib/oauth-code.ts';
import { useOpenConsent } from './api.ts';

export type Consent =
  | { readonly step: 'idle' }
  | {
      readonly step: 'waiting';
      readonly channelId: number;
      readonly url: string;
      readonly isBlocked: boolean;
    }
  | { readonly step: 'choosing'; readonly ticket: string };

const popup = 'popup,width=640,height=760';

export function useConsent() {
  const { t } = useTranslation();
  const openConsent = useOpenConsent();
  const [consent, setConsent] = useState<Consent>({ step: 'idle' });
  const window_ = useRef<Window | null>(null);

  useEffect(() => {
    if (consent.step !== 'waiting') return undefined;
    return watchOauthCode((query) => {
      const answer = new URLSearchParams(query);
      const ticket = answer.get('ticket');
      if (ticket) return setConsent({ step: 'choosing', ticket });
      setConsent({ step: 'idle' });
      tell('error', sayConsentFailure(answer));
    });
  }, [consent.step]);

  /** The window opens within the click, else a browser blocks it; the address follows. */
  const start = async (channelId: number) => {
    takeOauthCode();
    const opened = window.open('about:blank', 'herald-consent', popup);
    window_.current = opened;
    const answer = await openConsent.mutateAsync(channelId).catch(() => null);
    if (!answer) {
      opened?.close();
      return;
    }
    if (opened) opened.location.href = answer.url;
    setConsent({ step: 'waiting', channelId, url: answer.url, isBlocked: opened === null });
  };
  const stop = () => {
    window_.current?.close();
    setConsent({ step: 'idle' });
  };
  return { consent, start, stop, isOpening: openConsent.isPending, waiting: t('accounts.waiting') };
}

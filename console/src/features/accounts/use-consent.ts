// One consent at a time: open the channel's page in a pop-up, wait for its note, hand over the ticket.
import { useEffect, useRef, useState } from 'react';
import { sayConsentFailure } from '../../lib/consent-failure.ts';
import { tell } from '../../lib/notices.ts';
import { takeOauthCode, watchOauthCode } from '../../lib/oauth-code.ts';
import { useOpenConsent, type Asked } from './api.ts';

export type Consent =
  | { readonly step: 'idle' }
  | {
      readonly step: 'waiting';
      readonly channelId: number;
      readonly url: string;
      readonly isBlocked: boolean;
    }
  | { readonly step: 'choosing'; readonly ticket: string };

export const popup = 'popup,width=640,height=760';

/** `ticket`: of a consent that was finished elsewhere, to choose from at once. */
export function useConsent(ticket = '') {
  const openConsent = useOpenConsent();
  const [consent, setConsent] = useState<Consent>(
    ticket === '' ? { step: 'idle' } : { step: 'choosing', ticket },
  );
  const window_ = useRef<Window | null>(null);

  useEffect(() => {
    if (consent.step !== 'waiting') return undefined;
    return watchOauthCode((query) => {
      const answer = new URLSearchParams(query);
      const found = answer.get('ticket');
      if (found) return setConsent({ step: 'choosing', ticket: found });
      setConsent({ step: 'idle' });
      tell('error', sayConsentFailure(answer));
    });
  }, [consent.step]);

  /** The window opens within the click, else a browser blocks it; the address follows. */
  const start = async (asked: Asked) => {
    takeOauthCode();
    const opened = window.open('about:blank', 'herald-consent', popup);
    window_.current = opened;
    const answer = await openConsent.mutateAsync(asked).catch(() => null);
    if (!answer) {
      opened?.close();
      return;
    }
    // Before it leaves: a channel that asks nobody is back in no time.
    setConsent({ step: 'waiting', channelId: asked.channelId, url: answer.url, isBlocked: opened === null });
    if (opened) opened.location.href = answer.url;
  };
  const stop = () => {
    window_.current?.close();
    setConsent({ step: 'idle' });
  };
  return { consent, start, stop, isOpening: openConsent.isPending };
}

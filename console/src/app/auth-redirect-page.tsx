// Where a channel's consent ends: hands its query to the window that waits, and closes; what failed is said here too (R-AUTH-035, R-AUTH-036).
import type { ConsentStanding } from '@herald/contract/accounts.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayConsentFailure } from '../lib/consent-failure.ts';
import { hasOauthCode, keepOauthCode } from '../lib/oauth-code.ts';
import { useConsentStanding } from './use-consent-standing.ts';

const closesWithinMs = 600;

/** What nothing can be bound from, and what to do then. */
const dead = {
  spent: 'app.authorised.spent',
  over: 'app.authorised.over',
  elsewhere: 'app.authorised.elsewhere',
  unknown: 'app.authorised.unknown',
} as const satisfies Record<Exclude<ConsentStanding, 'pasted' | 'offered'>, string>;

export function AuthRedirectPage() {
  const { t } = useTranslation();
  const [isStillOpen, setStillOpen] = useState(false);
  const [isUntaken, setUntaken] = useState(false);
  const heard = useConsentStanding(location.search);
  useEffect(() => {
    keepOauthCode(location.search.replace(/^\?/, ''));
    window.close();
    const timer = setTimeout(() => {
      setStillOpen(true);
      setUntaken(hasOauthCode());
    }, closesWithinMs);
    return () => clearTimeout(timer);
  }, []);
  const answer = new URLSearchParams(location.search);
  if (answer.has('error'))
    return <Failed sentence={sayConsentFailure(answer)} advice={t('app.authorised.again')} />;
  if (heard.step === 'failed')
    return <Failed sentence={heard.sentence ?? t('call.error')} advice={t('app.authorised.unasked')} />;
  // What is in the address is anybody's word: nothing is said of it before the server knows it.
  if (heard.step === 'asking' || !isStillOpen)
    return (
      <main className="plain">
        <output>{t('app.authorised.checking')}</output>
      </main>
    );
  const { standing } = heard;
  if (standing === 'pasted')
    return (
      <main className="plain">
        <h1>{t('app.authorised.pasteTitle')}</h1>
        <p>{t('app.authorised.paste')}</p>
      </main>
    );
  if (standing !== 'offered') return <Failed sentence={t(dead[standing])} advice="" />;
  // Nobody waited for it: it was not opened by a page of ours, so it goes on here.
  const ticket = answer.get('ticket') ?? '';
  if (isUntaken)
    return (
      <main className="plain">
        <h1>{t('app.authorised.agreed')}</h1>
        <a
          className="plain-button"
          href={`/api/control/account/addAccount?${new URLSearchParams({ ticket }).toString()}`}
        >
          {t('app.authorised.goOn')}
        </a>
      </main>
    );
  return (
    <main className="plain">
      <output>{t('app.authorised.close')}</output>
    </main>
  );
}

function Failed({ sentence, advice }: { sentence: string; advice: string }) {
  const { t } = useTranslation();
  return (
    <main className="plain">
      <h1>{t('app.authorised.failed')}</h1>
      <p role="alert">{sentence}</p>
      {advice !== '' && <p>{advice}</p>}
    </main>
  );
}

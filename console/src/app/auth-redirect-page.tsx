// Where a channel's consent ends: hands its query to the window that waits, and closes; what failed is said here too (R-AUTH-035, R-AUTH-036).
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayConsentFailure } from '../lib/consent-failure.ts';
import { hasOauthCode, keepOauthCode } from '../lib/oauth-code.ts';

const closesWithinMs = 600;

export function AuthRedirectPage() {
  const { t } = useTranslation();
  const [isStillOpen, setStillOpen] = useState(false);
  const [isUntaken, setUntaken] = useState(false);
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
    return (
      <main className="plain">
        <h1>{t('app.authorised.failed')}</h1>
        <p role="alert">{sayConsentFailure(answer)}</p>
        <p>{t('app.authorised.again')}</p>
      </main>
    );
  const ticket = answer.get('ticket');
  // Without a ticket nothing was authorised; an answer that is to be pasted is checked only then.
  if (ticket === null && !isStillOpen) return <main className="plain" />;
  if (ticket === null)
    return (
      <main className="plain">
        <h1>{t('app.authorised.pasteTitle')}</h1>
        <p>{t('app.authorised.paste')}</p>
      </main>
    );
  // Nobody waited for it: it was not opened by a page of ours, so it goes on here.
  if (isStillOpen && isUntaken)
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
      <output>{isStillOpen ? t('app.authorised.close') : t('app.authorised.closing')}</output>
    </main>
  );
}

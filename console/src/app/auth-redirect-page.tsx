// Where a channel's consent ends: hands its query to the window that waits, and closes; what failed is said here too (R-AUTH-035, R-AUTH-036).
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayConsentFailure } from '../lib/consent-failure.ts';
import { keepOauthCode } from '../lib/oauth-code.ts';

const closesWithinMs = 600;

export function AuthRedirectPage() {
  const { t } = useTranslation();
  const [isStillOpen, setStillOpen] = useState(false);
  useEffect(() => {
    keepOauthCode(location.search.replace(/^\?/, ''));
    window.close();
    const timer = setTimeout(() => setStillOpen(true), closesWithinMs);
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
  return (
    <main className="plain">
      <output>{isStillOpen ? t('app.authorised.close') : t('app.authorised.closing')}</output>
    </main>
  );
}

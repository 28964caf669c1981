// Where a channel's consent ends: hands its query to the window that waits, and closes (R-AUTH-035, R-AUTH-036).
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  return (
    <main className="plain">
      <output>{isStillOpen ? t('app.authorised.close') : t('app.authorised.closing')}</output>
    </main>
  );
}

// Above a page that stays though nobody is signed in: says so, and leads to signing in beside it.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedOut, watchSignedOut } from '../lib/signed-out.ts';

export function SignedOutBar() {
  const { t } = useTranslation();
  const isOut = useSyncExternalStore(watchSignedOut, isSignedOut);
  if (!isOut) return null;
  return (
    <div role="alert" className="banner signed-out">
      <span>{t('app.stay.here')}</span>
      <a href="/login" target="_blank">
        {t('app.stay.beside')}
      </a>
    </div>
  );
}

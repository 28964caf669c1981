// Above a page that stays though nobody is signed in: says so, and leads to signing in beside it.
import { Alert, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedOut, watchSignedOut } from '../lib/signed-out.ts';

export function SignedOutBar() {
  const { t } = useTranslation();
  const isOut = useSyncExternalStore(watchSignedOut, isSignedOut);
  if (!isOut) return null;
  return (
    <Alert
      banner
      type="warning"
      className="signed-out"
      title={t('app.stay.here')}
      action={
        <Button size="small" href="/login" target="_blank">
          {t('app.stay.beside')}
        </Button>
      }
    />
  );
}

// A page that only begins an authorisation: asks for its address and goes there; an answer without one is said (R-ACC-015, R-ACC-017).
import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { useOpenConsent } from './api.ts';

/** Null where the address says which: ?channelid, and ?id for an account that is bound already (C-76). */
export function ConsentForward({ channelId }: { channelId: number | null }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { mutateAsync } = useOpenConsent();
  const [failure, setFailure] = useState<string | null>(null);
  const hasBegun = useRef(false);
  const wanted = channelId ?? Number(search.get('channelid'));
  const id = search.get('id') ?? undefined;
  const noPage = t('accounts.noPage');
  useEffect(() => {
    // Once a window: every call opens a consent of its own.
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutateAsync({ channelId: wanted, id })
      .then(({ url }) => (url === '' ? setFailure(noPage) : location.assign(url)))
      .catch((error: unknown) => setFailure(sentenceOf(error) ?? noPage));
  }, [mutateAsync, wanted, id, noPage]);
  if (failure === null) return <output className="aside">{t('accounts.opening')}</output>;
  return (
    <Flex vertical gap={12} align="start">
      <Alert type="error" showIcon title={failure} style={{ alignSelf: 'stretch' }} />
      <Button href="/api/control/account/addAccount">{t('accounts.toAccounts')}</Button>
    </Flex>
  );
}

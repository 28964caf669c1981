// What is left to publish with one account, beside what goes there: told when it is known, and nothing where no limit is named.
import { useTranslation } from 'react-i18next';
import { sayCallsLeft } from '../../lib/say-calls-left.ts';
import { useQuota } from './api.ts';

export function QuotaLine({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation();
  const { data } = useQuota(accountId);
  const told = [data?.own, data?.calls].filter((calls) => calls !== null && calls !== undefined);
  return told.map((calls) => (
    <div key={String(calls.shared)} className={calls.left === 0 ? 'cp-hint cp-none-left' : 'cp-hint'}>
      {t('compose.goes.left', { left: sayCallsLeft(t, calls) })}
    </div>
  ));
}

// What is left to publish with one account, beside what goes there: nothing where it is not known, or no limit is named.
import type { AccountQuota } from '@herald/contract/accounts.ts';
import { useTranslation } from 'react-i18next';
import { sayCallsLeft } from '../../lib/say-calls-left.ts';

export function QuotaLine({ quota }: { readonly quota: AccountQuota | undefined }) {
  const { t } = useTranslation();
  const told = [quota?.own, quota?.calls].filter((calls) => calls !== null && calls !== undefined);
  return told.map((calls) => (
    <div key={String(calls.shared)} className={calls.left === 0 ? 'cp-hint cp-none-left' : 'cp-hint'}>
      {t(calls.reads ? 'compose.goes.callsLeft' : 'compose.goes.left', { left: sayCallsLeft(t, calls) })}
    </div>
  ));
}

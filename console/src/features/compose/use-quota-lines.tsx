// What is left to publish with one account, beside what goes there: nothing where it is not known, or no limit is named.
import type { AccountQuota } from '@herald/contract/accounts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sayCallsLeft } from '../../lib/say-calls-left.ts';
import { useQuotas } from './api.ts';

/** One for each of these accounts, asked for together when the dialog opens. */
export function useQuotaLines(accountIds: readonly string[]): (accountId: string) => ReactNode {
  const { data } = useQuotas(accountIds);
  return (accountId) => <QuotaLine quota={data?.items.find(({ id }) => id === accountId)} />;
}

function QuotaLine({ quota }: { readonly quota: AccountQuota | undefined }) {
  const { t } = useTranslation();
  const told = [quota?.own, quota?.calls].filter((calls) => calls !== null && calls !== undefined);
  return told.map((calls) => (
    <div key={String(calls.shared)} className={calls.left === 0 ? 'cp-hint cp-none-left' : 'cp-hint'}>
      {t(calls.reads ? 'compose.goes.callsLeft' : 'compose.goes.left', { left: sayCallsLeft(t, calls) })}
    </div>
  ));
}

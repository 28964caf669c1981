// The bound accounts, each with how it is and what can be done about it.
import type { AccountHealth } from '@herald/contract/accounts.ts';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../ui/card-grid.tsx';
import { AccountCard } from './account-card.tsx';
import type { Asked } from './api.ts';

export type BoundAccountsProps = {
  readonly accounts: readonly AccountHealth[];
  readonly onRenew: (asked: Asked) => void;
};

export function BoundAccounts({ accounts, onRenew }: BoundAccountsProps) {
  const { t } = useTranslation();
  if (accounts.length === 0)
    return (
      <Empty description={t('accounts.none')} image={Empty.PRESENTED_IMAGE_SIMPLE} style={{ margin: 0 }} />
    );
  return (
    <CardGrid leastPx={380}>
      {accounts.map((account) => (
        <AccountCard key={account.id} account={account} onRenew={onRenew} />
      ))}
    </CardGrid>
  );
}

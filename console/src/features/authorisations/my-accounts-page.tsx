// The accounts I may publish with: those of my department that are open to it or to me, and which of them I have bound (R-API-111).
import type { UsableBinding } from '@herald/contract/accounts.ts';
import { Button, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListAddress } from '../../lib/list-address.ts';
import { useSigns } from '../../lib/permissions.ts';
import { useWholeProps } from '../../lib/whole-props.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { WholeTable } from '../../ui/whole-table.tsx';
import { AccountName } from './account-name.tsx';
import { AccountStandingTag } from './account-standing.tsx';
import { useUsableAccounts } from './api.ts';

export function MyAccountsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { canBind } = useSigns();
  const accounts = useWholeProps(useUsableAccounts(useListAddress().refreshTime));
  const columns: TableColumnsType<UsableBinding> = [
    {
      title: t('authorisations.account'),
      key: 'account',
      render: (_, account) => <AccountName account={account} />,
    },
    { title: t('authorisations.channel'), key: 'channel', render: (_, { channel }) => channel.name },
    {
      title: t('authorisations.standing'),
      key: 'standing',
      render: (_, { usable }) => <AccountStandingTag usable={usable} isPaused={false} />,
    },
    {
      title: t('authorisations.owner'),
      key: 'bound',
      render: (_, { bound }) =>
        bound ? <StateTag colour="blue" text={t('authorisations.byMe')} /> : t('authorisations.byColleague'),
    },
  ];
  return (
    <PageFrame
      heading={t('authorisations.mine')}
      action={
        canBind && (
          <Button onClick={() => void navigate('/api/control/account/addAccount')}>
            {t('authorisations.bind')}
          </Button>
        )
      }
    >
      <p className="aside">{t('authorisations.mineWhat')}</p>
      <WholeTable
        label={t('authorisations.mine')}
        columns={columns}
        rowKey="id"
        {...accounts}
        empty={{ text: t(canBind ? 'authorisations.mineNoneBind' : 'authorisations.mineNone') }}
      />
    </PageFrame>
  );
}

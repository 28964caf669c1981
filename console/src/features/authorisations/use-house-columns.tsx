// The columns of the list of all accounts, and the way to who may use each.
import type { AccountHealth } from '@herald/contract/accounts.ts';
import { Button, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import { AccountName } from './account-name.tsx';
import { AccountStandingTag } from './account-standing.tsx';

export function useHouseColumns(onPeople: (account: AccountHealth) => void): TableColumnsType<AccountHealth> {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  return [
    {
      title: t('authorisations.account'),
      key: 'account',
      render: (_, account) => <AccountName account={account} />,
    },
    { title: t('authorisations.channel'), key: 'channel', render: (_, { channel }) => channel.name },
    {
      title: t('authorisations.department'),
      key: 'department',
      render: (_, { department }) => seeded(department),
    },
    {
      title: t('authorisations.standing'),
      key: 'standing',
      render: (_, { usable, pause }) => <AccountStandingTag usable={usable} isPaused={pause !== null} />,
    },
    {
      title: t('authorisations.users'),
      key: 'access',
      render: (_, { access }) =>
        access === 'named' ? (
          <StateTag colour="blue" text={t('authorisations.named')} />
        ) : (
          t('authorisations.whole')
        ),
    },
    {
      title: t('authorisations.owner'),
      key: 'owner',
      render: (_, { owner, createTime }) => (
        <>
          {owner}
          <div className="aside">{wallClock(createTime)}</div>
        </>
      ),
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, account) => (
        <Button
          size="small"
          aria-label={t('authorisations.whoOf', { name: account.name })}
          onClick={() => onPeople(account)}
        >
          {t('authorisations.who')}
        </Button>
      ),
    },
  ];
}

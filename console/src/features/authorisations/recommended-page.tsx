// The accounts a department recommends for a category, in the order in which the composer offers them (R-ADM-021, D-11).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { Select, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { useSigns } from '../../lib/permissions.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { useWholeProps } from '../../lib/whole-props.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { WholeTable } from '../../ui/whole-table.tsx';
import { AccountStandingTag } from './account-standing.tsx';
import { AddRecommended } from './add-recommended.tsx';
import { useCategories, useDepartments, useMe, useRecommended } from './api.ts';
import { RecommendedDeeds } from './recommended-deeds.tsx';

export function RecommendedPage() {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const address = useListAddress();
  const { seesAll } = useSigns();
  const categories = useCategories().data ?? [];
  const departments = useDepartments().data?.items ?? [];
  const me = useMe().data;
  const own = departments.find(({ name }) => name === me?.department)?.id ?? '';
  const departmentId = address.read('departmentId') || own;
  const shelf = { id: address.read('category') || (categories[0]?.id ?? ''), departmentId };
  const recommended = useWholeProps(useRecommended(shelf));
  const columns: TableColumnsType<ChannelBinding> = [
    { title: t('authorisations.account'), dataIndex: 'name' },
    { title: t('authorisations.channel'), key: 'channel', render: (_, { channel }) => channel.name },
    {
      title: t('authorisations.standing'),
      key: 'standing',
      render: (_, { usable }) => <AccountStandingTag usable={usable} isPaused={false} />,
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, account) => (
        <RecommendedDeeds shelf={shelf} account={account} accounts={recommended.rows ?? []} />
      ),
    },
  ];
  const named = (one: { id: string; name: string }) => ({ value: one.id, label: seeded(one.name) });
  return (
    <PageFrame
      heading={t('authorisations.recommended')}
      tools={
        <>
          <Select
            aria-label={t('list.category')}
            style={{ minWidth: 140 }}
            options={categories.map(named)}
            value={shelf.id === '' ? null : shelf.id}
            onChange={(category) => address.filter({ category })}
          />
          {seesAll && (
            <Select
              aria-label={t('authorisations.department')}
              style={{ minWidth: 140 }}
              options={departments.map(named)}
              value={departmentId === '' ? null : departmentId}
              onChange={(chosen) => address.filter({ departmentId: chosen })}
            />
          )}
          <AddRecommended shelf={shelf} accounts={recommended.rows} />
        </>
      }
    >
      <p className="aside">{t('authorisations.recommendedWhat')}</p>
      <WholeTable
        label={t('authorisations.recommended')}
        columns={columns}
        rowKey="id"
        {...recommended}
        empty={{ text: t('authorisations.recommendedNone') }}
      />
    </PageFrame>
  );
}

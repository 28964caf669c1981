// Adds an account of the department behind those it recommends already.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useDepartmentAccounts, useRecommend, type Shelf } from './api.ts';

export type AddRecommendedProps = {
  readonly shelf: Shelf;
  /** Undefined until they are known: the list is always sent whole. */
  readonly accounts: readonly ChannelBinding[] | undefined;
};

export function AddRecommended({ shelf, accounts }: AddRecommendedProps) {
  const { t } = useTranslation();
  const recommend = useRecommend(shelf);
  const all = useDepartmentAccounts(shelf.departmentId);
  const ids = accounts?.map(({ id }) => id) ?? [];
  const others = (all.data?.items ?? []).filter(({ id }) => !ids.includes(id));
  const add = async (id: string) => {
    const name = others.find((one) => one.id === id)?.name ?? '';
    await recommend.mutateAsync([...ids, id]);
    tell('success', t('authorisations.nowRecommended', { name }));
  };
  return (
    <Select<string>
      aria-label={t('authorisations.addAccount')}
      placeholder={t('authorisations.addAccount')}
      style={{ minWidth: 240 }}
      value={null}
      disabled={accounts === undefined || recommend.isPending}
      loading={all.isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      options={others.map(({ id, name, channel }) => ({ value: id, label: `${name} (${channel.name})` }))}
      notFoundContent={t(
        (all.data?.items.length ?? 0) > 0 ? 'authorisations.allRecommended' : 'authorisations.noAccounts',
      )}
      popupMatchSelectWidth={false}
      onChange={(id: string | null) => {
        if (id !== null) void add(id).catch(() => undefined);
      }}
    />
  );
}

// Adds somebody by search: only people of the account's department whose role lets them publish or schedule are found.
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { useAccountPeopleDeeds, useCandidates } from './api.ts';

export function PersonSearch({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { authorise } = useAccountPeopleDeeds(accountId);
  const candidates = useCandidates(accountId, typed, isOpen);
  const found = candidates.data?.items ?? [];
  const add = async (personId: string) => {
    const name = found.find(({ id }) => id === personId)?.name ?? '';
    setTyped('');
    await authorise.mutateAsync(personId);
    tell('success', t('authorisations.added', { name }));
  };
  return (
    <Select<string>
      aria-label={t('authorisations.add')}
      className="person-search"
      placeholder={t('authorisations.add')}
      value={null}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={candidates.isFetching || authorise.isPending}
      options={found.map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` }))}
      notFoundContent={
        sentenceOf(candidates.error) ??
        t(candidates.isPending ? 'authorisations.searching' : 'authorisations.nobodyFound')
      }
      onOpenChange={setOpen}
      onChange={(personId: string | null) => {
        if (personId !== null) void add(personId).catch(() => undefined);
      }}
    />
  );
}

// What the list of all accounts is narrowed by: words, channel, department, and how an account stands.
import { AccountStanding } from '@herald/contract/accounts.ts';
import { channelIds, channelNames } from '@herald/contract/channel-ids.ts';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { useDepartments, type Wanted } from './api.ts';

export type AccountSearchProps = {
  readonly wanted: Wanted;
  readonly onSearch: (changes: Readonly<Record<string, string>>) => void;
};

export const standingOf = (text: string): AccountStanding | '' => AccountStanding.safeParse(text).data ?? '';

export function AccountSearch({ wanted, onSearch }: AccountSearchProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const departments = useDepartments().data?.items ?? [];
  return (
    <>
      <SearchBox
        label={t('authorisations.search')}
        value={wanted.name}
        onSearch={(name) => onSearch({ name })}
      />
      <Select
        aria-label={t('authorisations.channel')}
        value={wanted.channelid}
        options={[
          { value: 0, label: t('authorisations.anyChannel') },
          ...channelIds.map((id) => ({ value: Number(id), label: channelNames[id] })),
        ]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 140 }}
        onChange={(id) => onSearch({ channelid: id === 0 ? '' : String(id) })}
      />
      <Select
        aria-label={t('authorisations.department')}
        value={wanted.departmentId}
        options={[
          { value: '', label: t('authorisations.anyDepartment') },
          ...departments.map(({ id, name }) => ({ value: id, label: seeded(name) })),
        ]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 140 }}
        onChange={(departmentId) => onSearch({ departmentId })}
      />
      <Select
        aria-label={t('authorisations.standing')}
        value={wanted.status}
        options={[
          { value: '', label: t('authorisations.anyStanding') },
          { value: 'ready', label: t('authorisations.ready') },
          { value: 'authorise', label: t('authorisations.notReady') },
          { value: 'paused', label: t('authorisations.paused') },
        ]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 140 }}
        onChange={(status) => onSearch({ status })}
      />
    </>
  );
}

// What the list of users is narrowed by: words, department, role, and whether they may sign in.
import type { UserStatus } from '@herald/contract/administration.ts';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { useDepartments, useRoles, type Wanted } from './api.ts';

export type UserSearchProps = {
  readonly wanted: Wanted;
  readonly onSearch: (changes: Readonly<Record<string, string>>) => void;
};

const statuses = ['enabled', 'disabled'] as const;
export const statusOf = (text: string): UserStatus | '' => statuses.find((one) => one === text) ?? '';

export function UserSearch({ wanted, onSearch }: UserSearchProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const departments = useDepartments().data?.items ?? [];
  const roles = useRoles().data?.items ?? [];
  const named = (one: { id: string; name: string }) => ({ value: one.id, label: seeded(one.name) });
  return (
    <>
      <SearchBox label={t('people.search')} value={wanted.name} onSearch={(name) => onSearch({ name })} />
      <Select
        aria-label={t('people.department')}
        value={wanted.departmentId}
        options={[{ value: '', label: t('people.anyDepartment') }, ...departments.map(named)]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
        onChange={(departmentId) => onSearch({ departmentId })}
      />
      <Select
        aria-label={t('people.role')}
        value={wanted.roleId}
        options={[{ value: '', label: t('people.anyRole') }, ...roles.map(named)]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 130 }}
        onChange={(roleId) => onSearch({ roleId })}
      />
      <Select
        aria-label={t('people.status')}
        value={wanted.status}
        options={[
          { value: '', label: t('people.anyStatus') },
          { value: 'enabled', label: t('people.enabled') },
          { value: 'disabled', label: t('people.disabled') },
        ]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 120 }}
        onChange={(status) => onSearch({ status })}
      />
    </>
  );
}

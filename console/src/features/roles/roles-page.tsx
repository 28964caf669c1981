// Roles: what they are called, who has them, what they open; created, changed and deleted (R-ADM-016, R-ADM-023 to R-ADM-030).
import type { Role } from '@herald/contract/administration.ts';
import { Button, Flex, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { useWholeProps } from '../../lib/whole-props.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { WholeTable } from '../../ui/whole-table.tsx';
import { useRoleDeeds, useRoles } from './api.ts';
import { RoleDialog } from './role-dialog.tsx';

export function RolesPage() {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const props = useWholeProps(useRoles());
  const { remove, reload } = useRoleDeeds();
  /** Undefined while no dialog is open, null for a new one. */
  const [opened, setOpened] = useState<Role | null | undefined>(undefined);
  const drop = async ({ id }: Role) => {
    await remove.mutateAsync(id);
    tell('success', t('roles.deleted'));
  };
  const renew = async () => {
    await reload.mutateAsync();
    tell('success', t('roles.reloaded'));
  };
  const columns: TableColumnsType<Role> = [
    { title: t('roles.key'), dataIndex: 'key' },
    { title: t('roles.name'), key: 'name', render: (_, { name }) => seeded(name) },
    {
      title: t('roles.description'),
      key: 'description',
      render: (_, { description }) => seeded(description),
    },
    { title: t('roles.people'), dataIndex: 'people' },
    {
      title: t('roles.operations'),
      key: 'operations',
      fixed: 'end',
      render: (_, role) => (
        <Flex wrap gap={8}>
          <Button size="small" type="primary" onClick={() => setOpened(role)}>
            {t('list.edit')}
          </Button>
          <AskingButton
            size="small"
            danger
            question={t('roles.question')}
            yes={t('list.confirm')}
            no={t('list.cancel')}
            onYes={() => drop(role)}
          >
            {t('list.delete')}
          </AskingButton>
        </Flex>
      ),
    },
  ];
  return (
    <PageFrame
      heading={t('roles.title')}
      action={
        <Flex wrap gap={8}>
          <Button loading={reload.isPending} onClick={() => void renew().catch(() => undefined)}>
            {t('roles.reload')}
          </Button>
          <Button type="primary" onClick={() => setOpened(null)}>
            {t('roles.new')}
          </Button>
        </Flex>
      }
    >
      <WholeTable
        label={t('roles.title')}
        columns={columns}
        rowKey="id"
        {...props}
        empty={{ text: t('roles.none') }}
      />
      {opened !== undefined && <RoleDialog role={opened} onClose={() => setOpened(undefined)} />}
    </PageFrame>
  );
}

// Departments: how many people each has; created, renamed, and deleted when nothing belongs to them.
import type { Department } from '@herald/contract/administration.ts';
import { Button, Flex, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { useWholeProps } from '../../lib/whole-props.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { WholeTable } from '../../ui/whole-table.tsx';
import { useDepartmentDeeds, useDepartments } from './api.ts';
import { DepartmentDialog } from './department-dialog.tsx';

export function DepartmentsPage() {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const props = useWholeProps(useDepartments());
  const { remove } = useDepartmentDeeds();
  /** Undefined while no dialog is open, null for a new one. */
  const [opened, setOpened] = useState<Department | null | undefined>(undefined);
  const drop = async ({ id, name }: Department) => {
    await remove.mutateAsync(id);
    tell('success', t('people.deleted', { names: seeded(name) }));
  };
  const columns: TableColumnsType<Department> = [
    { title: t('people.department'), key: 'name', render: (_, { name }) => seeded(name) },
    { title: t('people.count'), dataIndex: 'people' },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, department) => (
        <Flex wrap gap={8}>
          <Button size="small" onClick={() => setOpened(department)}>
            {t('people.rename')}
          </Button>
          <AskingButton
            size="small"
            danger
            question={t('people.dropQuestion', { name: seeded(department.name) })}
            yes={t('list.delete')}
            no={t('list.cancel')}
            onYes={() => drop(department)}
          >
            {t('list.delete')}
          </AskingButton>
        </Flex>
      ),
    },
  ];
  return (
    <PageFrame
      heading={t('people.departments')}
      action={
        <Button type="primary" onClick={() => setOpened(null)}>
          {t('people.newDepartment')}
        </Button>
      }
    >
      <WholeTable
        label={t('people.departments')}
        columns={columns}
        rowKey="id"
        {...props}
        empty={{ text: t('people.noDepartment') }}
      />
      {opened !== undefined && <DepartmentDialog department={opened} onClose={() => setOpened(undefined)} />}
    </PageFrame>
  );
}

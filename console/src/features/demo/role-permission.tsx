// Role management of the demonstration: a table of roles, each edited, deleted, and a new one added (template, section 13).
import type { DemoRole } from '@herald/contract/demo.ts';
import { App, Button, Flex, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { useAsking } from '../../lib/use-asking.ts';
import { ListStanding } from '../../ui/list-standing.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { usePages, useRemoveRole, useRoles, useSaveRole, type WrittenRole } from './api.ts';
import './demo.css';
import { RoleDialog } from './role-dialog.tsx';

export function RolePermission() {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const ask = useAsking();
  const roles = useRoles();
  const pages = usePages();
  const save = useSaveRole();
  const remove = useRemoveRole();
  const [edited, setEdited] = useState<DemoRole | 'new' | null>(null);
  const confirm = (role: WrittenRole) =>
    save.mutate(
      { key: edited === 'new' || edited === null ? null : edited.key, role },
      {
        onSuccess: ({ key, name, description }) => {
          setEdited(null);
          notification.success({
            title: t('demo.success'),
            description: (
              <>
                <div>{`${t('demo.roles.key')}: ${key}`}</div>
                <div>{`${t('demo.roles.roleName')}: ${name}`}</div>
                <div>{`${t('demo.roles.roleDescription')}: ${description}`}</div>
              </>
            ),
          });
        },
      },
    );
  const take = async ({ key }: DemoRole) => {
    const isSure = await ask({
      title: t('demo.warning'),
      content: t('demo.roles.sure'),
      yes: t('demo.roles.confirm'),
      no: t('demo.roles.cancel'),
      isDangerous: true,
    });
    if (isSure) remove.mutate(key, { onSuccess: () => tell('success', t('demo.roles.deleted')) });
  };
  const columns: TableColumnsType<DemoRole> = [
    { title: t('demo.roles.key'), dataIndex: 'key', width: 220 },
    { title: t('demo.roles.roleName'), dataIndex: 'name', width: 220 },
    { title: t('demo.roles.roleDescription'), dataIndex: 'description' },
    {
      title: t('demo.roles.operations'),
      key: 'operations',
      render: (_, role) => (
        <Flex gap={8}>
          <Button type="primary" size="small" onClick={() => setEdited(role)}>
            {t('demo.roles.editOne')}
          </Button>
          <Button danger size="small" onClick={() => void take(role)}>
            {t('demo.roles.deleteOne')}
          </Button>
        </Flex>
      ),
    },
  ];
  const failure = sentenceOf(roles.error ?? pages.error);
  const retry = () => void Promise.all([roles.refetch(), pages.refetch()]);
  return (
    <PageFrame
      heading={t('menu.demo.rolePermission')}
      action={
        <Button type="primary" disabled={!pages.data} onClick={() => setEdited('new')}>
          {t('demo.roles.add')}
        </Button>
      }
    >
      {roles.data && pages.data ? (
        <div className="dm-roles">
          <PlainTable
            label={t('menu.demo.rolePermission')}
            rowKey="key"
            columns={columns}
            rows={roles.data}
          />
        </div>
      ) : (
        <ListStanding
          isWaiting
          pageSize={3}
          failure={failure}
          retry={{ label: t('list.retry'), onRetry: retry }}
          empty={{ text: '' }}
        />
      )}
      {edited && pages.data && (
        <RoleDialog
          role={edited === 'new' ? null : edited}
          routes={pages.data}
          isBusy={save.isPending}
          onCancel={() => setEdited(null)}
          onConfirm={confirm}
        />
      )}
    </PageFrame>
  );
}

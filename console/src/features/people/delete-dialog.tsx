// Deleting users: says what becomes of what they leave, and asks to whom their drafts shall go.
import type { User } from '@herald/contract/administration.ts';
import { Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useColleagues, useLeft, useUserDeeds } from './api.ts';

export type DeleteDialogProps = { readonly users: readonly User[]; readonly onClose: () => void };

export function DeleteDialog({ users, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const ids = users.map(({ id }) => id);
  const names = users.map(({ name }) => name).join(', ');
  const left = useLeft(ids).data;
  const { remove } = useUserDeeds();
  const [heir, setHeir] = useState<string | null>(null);
  // Drafts are read by their own department alone.
  const [departmentId = null, ...more] = new Set(users.map((user) => user.departmentId));
  const colleagues = useColleagues(more.length === 0 ? departmentId : null).data?.items ?? [];
  const heirs = colleagues.filter(({ id }) => !ids.includes(id));
  useFocusReturn();
  const act = async () => {
    await remove.mutateAsync({ ids, heir });
    tell('success', t('people.deleted', { names }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('people.deleteTitle', { names })}
      okText={t('list.delete')}
      okButtonProps={{ danger: true, disabled: left === undefined }}
      cancelText={t('list.cancel')}
      confirmLoading={remove.isPending}
      onOk={() => void act().catch(() => undefined)}
      onCancel={onClose}
      afterOpenChange={leadFocusIn}
    >
      <p>{t('people.deleteWhat')}</p>
      <ul>
        <li>{t('people.leftSchedules', { number: left?.schedules ?? '…' })}</li>
        <li>{t('people.leftDrafts', { number: left?.drafts ?? '…' })}</li>
      </ul>
      {(left?.drafts ?? 0) > 0 && more.length === 0 && (
        <Form layout="vertical">
          <Form.Item label={t('people.heir')} htmlFor="heir" extra={t('people.heirHint')}>
            <Select
              id="heir"
              allowClear
              value={heir}
              options={heirs.map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` }))}
              onChange={(id) => setHeir(id ?? null)}
            />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}

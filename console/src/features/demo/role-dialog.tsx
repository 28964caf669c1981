// The dialog of a role: its name, its description and the routes it has, as a tree to check. Nothing in it is required.
import type { DemoRole, DemoRoute } from '@herald/contract/demo.ts';
import { Form, Input, Modal, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrittenRole } from './api.ts';
import { checkedOf, routesChosen, treeOf } from './role-tree.ts';
import { useRouteNames } from './use-route-names.ts';

export type RoleDialogProps = {
  /** Null for a new one. */
  readonly role: DemoRole | null;
  readonly routes: readonly DemoRoute[];
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (role: WrittenRole) => void;
};

export function RoleDialog({ role, routes, isBusy, onCancel, onConfirm }: RoleDialogProps) {
  const { t } = useTranslation();
  const named = useRouteNames();
  const [name, setName] = useState(role?.name ?? '');
  const [description, setDescription] = useState(role?.description ?? '');
  const [checked, setChecked] = useState<readonly string[]>(() => checkedOf(role?.routes ?? []));
  const tree = useMemo(() => treeOf(routes, named), [routes, named]);
  const confirm = () => onConfirm({ name, description, routes: routesChosen(routes, new Set(checked)) });
  return (
    <Modal
      open
      title={t(role ? 'demo.roles.edit' : 'demo.roles.add')}
      onCancel={onCancel}
      onOk={confirm}
      okText={t('demo.roles.confirm')}
      cancelText={t('demo.roles.cancel')}
      cancelButtonProps={{ danger: true }}
      confirmLoading={isBusy}
    >
      <Form layout="vertical">
        <Form.Item label={t('demo.roles.name')} htmlFor="role-name">
          <Input
            id="role-name"
            value={name}
            maxLength={100}
            placeholder={t('demo.roles.nameHint')}
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
        <Form.Item label={t('demo.roles.description')} htmlFor="role-description">
          <Input.TextArea
            id="role-description"
            value={description}
            maxLength={1000}
            rows={3}
            placeholder={t('demo.roles.descriptionHint')}
            onChange={({ target }) => setDescription(target.value)}
          />
        </Form.Item>
        <Form.Item label={t('demo.roles.menus')}>
          <Tree
            aria-label={t('demo.roles.menus')}
            checkable
            selectable={false}
            defaultExpandAll
            treeData={tree}
            checkedKeys={[...checked]}
            onCheck={(keys) => setChecked((Array.isArray(keys) ? keys : keys.checked).map(String))}
            className="dm-tree"
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

// The dialog of one role: name, description, and the menu and buttons it opens (R-ADM-026); never saved over what somebody else saved meanwhile.
import type { Role } from '@herald/contract/administration.ts';
import { Alert, Form, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { StaleWarning } from '../../lib/stale-warning.tsx';
import { useDiscarding } from '../../lib/use-discarding.ts';
import { useSeededHint } from '../../lib/use-seeded-hint.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useResources, useRoleDeeds, useRoles } from './api.ts';
import { EntryChecks } from './entry-checks.tsx';

type Words = { name: string; description: string };

const widePx = 640;

export function RoleDialog({ role, onClose }: { readonly role: Role | null; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const hintOf = useSeededHint();
  const [form] = Form.useForm<Words>();
  const resources = useResources();
  const roles = useRoles();
  const { create, change } = useRoleDeeds();
  /** The state of the role that what is typed here began with. */
  const [seen, setSeen] = useState(role);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(role?.resources));
  useFocusReturn();
  const had = seen?.resources ?? [];
  const isSame = checked.size === had.length && had.every((id) => checked.has(id));
  const discard = useDiscarding(() => form.isFieldsTouched() || !isSame, onClose);
  const save = async (words: Words) => {
    const asked = { ...words, resources: [...checked] };
    const { key, name, description } = await (seen
      ? change.mutateAsync({ id: seen.id, revision: seen.revision, ...asked })
      : create.mutateAsync(asked));
    tell('success', t('roles.saved', { key, name, description: description || '—' }));
    onClose();
  };
  /** One that is gone meanwhile leaves all as it is: the next try to save it says so. */
  const loadNow = async () => {
    const now = (await roles.refetch()).data?.items.find(({ id }) => id === seen?.id);
    if (!now) return;
    setSeen(now);
    setChecked(new Set(now.resources));
    form.setFieldsValue({ name: now.name, description: now.description });
    change.reset();
  };
  const failure = sentenceOf(resources.error);
  return (
    <Modal
      mask={{ closable: false }}
      open
      width={widePx}
      title={t(role ? 'roles.edit' : 'roles.new')}
      okText={t('list.confirm')}
      cancelText={t('list.cancel')}
      okButtonProps={{ disabled: resources.data === undefined }}
      confirmLoading={create.isPending || change.isPending}
      onOk={() => form.submit()}
      onCancel={discard}
      afterOpenChange={leadFocusIn}
    >
      <StaleWarning error={change.error} onLoad={loadNow} />
      <Form<Words>
        form={form}
        layout="vertical"
        initialValues={{ name: role?.name ?? '', description: role?.description ?? '' }}
        onFinish={(words) => void save(words).catch(() => undefined)}
      >
        <Form.Item
          name="name"
          label={t('roles.name')}
          extra={hintOf(seen?.name)}
          rules={[{ required: true, whitespace: true, message: t('roles.nameMissing') }]}
        >
          <Input maxLength={100} placeholder={t('roles.name')} />
        </Form.Item>
        <Form.Item name="description" label={t('roles.desc')}>
          <Input.TextArea rows={3} maxLength={1_000} placeholder={t('roles.descHint')} />
        </Form.Item>
      </Form>
      <section aria-label={t('roles.menus')}>
        <div style={{ marginBottom: 8 }}>{t('roles.menus')}</div>
        {failure !== null && <Alert type="error" showIcon title={failure} />}
        {resources.isPending && <Skeleton active title={false} />}
        {resources.data && (
          <div className="role-tree">
            <EntryChecks entries={resources.data.items} checked={checked} onChange={setChecked} />
          </div>
        )}
      </section>
    </Modal>
  );
}

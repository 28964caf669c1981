// The dialog of one user: new, with a look into the staff directory, or changed; never saved over what somebody else saved meanwhile.
import type { User } from '@herald/contract/administration.ts';
import { Email, Password, Username } from '@herald/contract/form-rules.ts';
import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { StaleWarning } from '../../lib/stale-warning.tsx';
import { useDiscarding } from '../../lib/use-discarding.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { readUser, useDepartments, useDirectory, useMe, useRoles, useUserDeeds } from './api.ts';
import { holds } from './holds.ts';

type Fields = {
  account: string;
  name: string;
  email: string;
  departmentId: string;
  password: string;
  subject: string;
  roles: string[];
};

const longestName = 100;

export function UserDialog({ user, onClose }: { readonly user: User | null; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const [form] = Form.useForm<Fields>();
  const { create, change } = useUserDeeds();
  const [isKnown, setKnown] = useState(false);
  /** The state of the user that what is typed here began with. */
  const [seen, setSeen] = useState(user);
  const departments = useDepartments().data?.items ?? [];
  const roles = useRoles().data?.items ?? [];
  const me = useMe().data;
  const isHere = me?.passwordHere ?? true;
  // One's own is changed with the old one, on its page.
  const isOwn = user !== null && user.id === me?.id;
  useFocusReturn();
  const discard = useDiscarding(() => form.isFieldsTouched(), onClose);
  const save = async ({ account, password, subject, roles: given, ...words }: Fields) => {
    const secret = isHere && password ? { password } : {};
    if (seen) await change.mutateAsync({ id: seen.id, revision: seen.revision, ...words, ...secret });
    else
      await create.mutateAsync({
        account: account.trim(),
        ...words,
        ...secret,
        roles: given,
        ...(isHere ? {} : { subject }),
      });
    tell('success', t(user ? 'people.changed' : 'people.made', { name: words.name }));
    onClose();
  };
  /** Who is gone meanwhile leaves all as it is: the next try to save it says so. */
  const loadNow = async () => {
    const now = seen && (await readUser(seen));
    if (!now) return;
    setSeen(now);
    form.setFieldsValue({ name: now.name, email: now.email, departmentId: now.departmentId });
    change.reset();
  };
  return (
    <Modal
      mask={{ closable: false }}
      open
      title={user ? t('people.editTitle', { name: user.name }) : t('people.new')}
      okText={t('people.save')}
      cancelText={t('list.cancel')}
      confirmLoading={create.isPending || change.isPending}
      onOk={() => form.submit()}
      onCancel={discard}
      afterOpenChange={leadFocusIn}
    >
      <StaleWarning error={change.error} onLoad={loadNow} />
      <Form<Fields>
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={{ account: '', name: '', email: '', password: '', subject: '', roles: [], ...user }}
        onFinish={(fields) => void save(fields).catch(() => undefined)}
      >
        {user === null && (
          <AccountField
            onKnown={({ departmentId, ...known }) => {
              setKnown(true);
              // It may be left empty now.
              form.setFields([{ name: 'password', errors: [] }]);
              form.setFieldsValue(departmentId === null ? known : { ...known, departmentId });
            }}
          />
        )}
        <Form.Item
          name="name"
          label={t('people.name')}
          rules={[{ required: true, whitespace: true, message: t('people.nameMissing') }]}
        >
          <Input maxLength={longestName} />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('people.email')}
          rules={[{ validator: holds(Email, t('people.emailWrong')) }]}
        >
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item
          name="departmentId"
          label={t('people.department')}
          {...(user ? { extra: t('people.departmentHint') } : {})}
          rules={[{ required: true, message: t('people.departmentMissing') }]}
        >
          <Select options={departments.map(({ id, name }) => ({ value: id, label: seeded(name) }))} />
        </Form.Item>
        {user === null && (
          <Form.Item name="roles" label={t('people.roles')} extra={t('people.rolesHint')}>
            <Select
              mode="multiple"
              options={roles.map(({ id, name }) => ({ value: id, label: seeded(name) }))}
            />
          </Form.Item>
        )}
        {isHere && !isOwn ? (
          <Form.Item
            name="password"
            label={t(user || isKnown ? 'people.newPassword' : 'people.password')}
            extra={user || isKnown ? t('people.passwordKept') : t('people.passwordRule')}
            rules={[
              { required: user === null && !isKnown, message: t('people.passwordMissing') },
              { validator: holds(Password, t('people.passwordRule')) },
            ]}
          >
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        ) : (
          user === null && (
            <Form.Item
              name="subject"
              label={t('people.subject')}
              extra={t('people.subjectHint')}
              rules={[{ required: true, whitespace: true, message: t('people.subjectMissing') }]}
            >
              <Input maxLength={255} />
            </Form.Item>
          )
        )}
      </Form>
    </Modal>
  );
}

type Known = { name: string; email: string; departmentId: string | null };

function AccountField({ onKnown }: { readonly onKnown: (known: Known) => void }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<Fields>();
  const directory = useDirectory();
  const account: string = Form.useWatch('account', form) ?? '';
  const look = async () => {
    const { name, email, departmentId } = await directory.mutateAsync(account.trim());
    onKnown({ name, email, departmentId });
    tell('success', t('people.found', { name }));
  };
  const failure = sentenceOf(directory.error);
  return (
    <>
      <Form.Item
        name="account"
        label={t('people.account')}
        rules={[
          { required: true, message: t('people.accountMissing') },
          { validator: holds(Username, t('people.accountRule')) },
        ]}
        extra={failure ?? t('people.accountRule')}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Button
        style={{ marginBottom: 16 }}
        disabled={account.trim() === ''}
        loading={directory.isPending}
        onClick={() => void look().catch(() => undefined)}
      >
        {t('people.lookUp')}
      </Button>
    </>
  );
}

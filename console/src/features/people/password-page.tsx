// One's own password: the old one, the new one by the rule, and that once more (R-ADM-008, R-ADM-009).
import { Password } from '@herald/contract/form-rules.ts';
import { Alert, Button, Form, Input, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useChangePassword, useMe } from './api.ts';
import { holds } from './holds.ts';

type Fields = { oldPass: string; newPass: string; repeat: string };

export function PasswordPage() {
  const { t } = useTranslation();
  const me = useMe();
  if (me.isPending) return <Skeleton active />;
  return (
    <PageFrame heading={t('people.changePassword')}>
      {me.data?.passwordHere === false ? (
        <Alert type="info" showIcon title={t('people.passwordElsewhere')} />
      ) : (
        <PasswordForm />
      )}
    </PageFrame>
  );
}

function PasswordForm() {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const change = useChangePassword();
  const failure = sentenceOf(change.error);
  const save = async ({ oldPass, newPass }: Fields) => {
    await change.mutateAsync({ oldPass, newPass });
    tell('success', t('people.passwordChanged'));
    form.resetFields();
  };
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      validateTrigger="onBlur"
      style={{ maxWidth: 420 }}
      onFinish={(fields) => void save(fields).catch(() => undefined)}
    >
      {failure !== null && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      <Form.Item
        name="oldPass"
        label={t('people.oldPassword')}
        rules={[{ required: true, message: t('people.oldMissing') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPass"
        label={t('people.newPassword')}
        extra={t('people.passwordRule')}
        rules={[
          { required: true, message: t('people.passwordMissing') },
          { validator: holds(Password, t('people.passwordWrong')) },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeat"
        label={t('people.repeat')}
        dependencies={['newPass']}
        rules={[
          { required: true, message: t('people.repeatMissing') },
          ({ getFieldValue }) => ({
            validator: async (_, text: string | undefined) => {
              if (text && text !== getFieldValue('newPass')) throw new Error(t('people.repeatWrong'));
            },
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {t('people.changePassword')}
      </Button>
    </Form>
  );
}

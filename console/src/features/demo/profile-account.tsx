// Name and address of the account; Update calls nobody and only says so, as the specification wants it.
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const sampleAddress = 'admin@test.com';
const shownSeconds = 5;

export function ProfileAccount({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [called, setCalled] = useState(name);
  const [address, setAddress] = useState(sampleAddress);
  const update = () => void message.success({ content: t('demo.profile.updated'), duration: shownSeconds });
  return (
    <Form layout="vertical" onFinish={update}>
      <Form.Item label={t('demo.profile.name')} htmlFor="profile-name">
        <Input id="profile-name" value={called} onChange={({ target }) => setCalled(target.value)} />
      </Form.Item>
      <Form.Item label={t('demo.profile.email')} htmlFor="profile-email">
        <Input id="profile-email" value={address} onChange={({ target }) => setAddress(target.value)} />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {t('demo.profile.updateButton')}
      </Button>
    </Form>
  );
}

// One more host: what is no host is said before it is sent.
import { linkHostOf } from '@herald/contract/link-host.ts';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useHostDeeds } from './api.ts';

const longest = 300;

export function HostForm() {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ host: string }>();
  const { add } = useHostDeeds();
  const save = async (text: string) => {
    const { host } = await add.mutateAsync(text);
    tell('success', t('settings.added', { host }));
    form.resetFields();
  };
  return (
    <Form
      form={form}
      layout="vertical"
      style={{ maxWidth: 480 }}
      validateTrigger="onBlur"
      onFinish={({ host }) => void save(host).catch(() => undefined)}
    >
      <Form.Item
        name="host"
        label={t('settings.host')}
        extra={t('settings.hostHint')}
        rules={[
          {
            required: true,
            whitespace: true,
            message: t('settings.hostMissing'),
            validateTrigger: 'onSubmit',
          },
          {
            validator: async (_, text: string | undefined) => {
              if (text?.trim() && linkHostOf(text) === null) throw new Error(t('settings.hostWrong'));
            },
          },
        ]}
      >
        <Input maxLength={longest} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item>
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('settings.add')}
        </Button>
      </Form.Item>
    </Form>
  );
}

// The form itself: agree on the channel's page, say what the account is called, and confirm (R-ACC-001 to R-ACC-013).
import { channelNames, type ChannelId } from '@herald/contract/channel-ids.ts';
import { closesAfterMs } from '@herald/contract/constants.ts';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { watchOauthCode } from '../../lib/oauth-code.ts';
import { useInsertAuthorisation } from './api.ts';
import { popup, useConsent } from './use-consent.ts';

export type AuthFormProps = {
  readonly channelid: ChannelId;
  /** Where VK's consent begins; null for a channel whose consent comes back by itself. */
  readonly foreignUrl: string | null;
};

type Words = { name: string; vkUrl?: string };

export function AuthForm({ channelid, foreignUrl }: AuthFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Words>();
  const insert = useInsertAuthorisation();
  const { consent, start } = useConsent();
  const [isDone, setDone] = useState(false);
  const channel = channelNames[channelid];

  useEffect(() => form.focusField('name'), [form]);

  // In this browser the address need not be pasted: the page it ends on leaves a note.
  useEffect(() => {
    if (foreignUrl === null) return undefined;
    return watchOauthCode((query) =>
      form.setFieldValue('vkUrl', `${location.origin}/auth-redirect?${query}`),
    );
  }, [foreignUrl, form]);

  const openPage = () => {
    if (foreignUrl === null) void start({ channelId: channelid });
    // R-ACC-013. The page it ends on must be able to close itself, so it keeps its opener.
    else window.open(foreignUrl, '_blank', popup);
  };
  const finish = async ({ name, vkUrl = '' }: Words) => {
    await insert.mutateAsync({ name: name.trim(), vkUrl: vkUrl.trim(), channelid });
    setDone(true);
    tell('success', t('accounts.form.done'));
    setTimeout(() => window.close(), closesAfterMs);
  };
  return (
    <Form<Words>
      form={form}
      layout="vertical"
      disabled={isDone}
      onFinish={(words) => void finish(words).catch(() => undefined)}
    >
      <Flex vertical gap={8} align="start" style={{ marginBottom: 16 }}>
        <div>{t(foreignUrl === null ? 'accounts.form.first' : 'accounts.form.firstPasted', { channel })}</div>
        <Button onClick={openPage}>{t('accounts.form.open', { channel })}</Button>
        {consent.step === 'choosing' && (
          <Alert type="success" showIcon title={t('accounts.form.agreed', { channel })} />
        )}
      </Flex>
      <Form.Item
        name="name"
        label={t('accounts.form.name')}
        extra={t('accounts.form.nameHint')}
        validateTrigger="onBlur"
        rules={[{ required: true, whitespace: true, message: t('accounts.form.nameMissing') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      {foreignUrl !== null && (
        <Form.Item
          name="vkUrl"
          label={t('accounts.form.address', { channel })}
          extra={t('accounts.form.addressHint')}
          validateTrigger="onBlur"
          rules={[{ required: true, whitespace: true, message: t('accounts.form.addressMissing') }]}
        >
          <Input maxLength={8_000} />
        </Form.Item>
      )}
      <Flex gap={8} wrap>
        <Button type="primary" htmlType="submit" disabled={isDone || insert.isPending}>
          {t('accounts.form.confirm')}
        </Button>
        <Button disabled={false} onClick={() => window.close()}>
          {t('accounts.cancel')}
        </Button>
      </Flex>
      {isDone && (
        <Alert type="success" showIcon style={{ marginTop: 16 }} title={t('accounts.form.mayClose')} />
      )}
    </Form>
  );
}

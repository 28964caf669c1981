// Key and secret of an application: by the rule where the platform keeps it, else as the platform gives them out (R-ADM-011, R-ADM-012).
import { appRulesOf, appShapes, type ChannelAppState } from '@herald/contract/channel-apps.ts';
import { Alert, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useDiscarding } from '../../lib/use-discarding.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useAppDeeds } from './api.ts';

export type AppDialogProps = { readonly app: ChannelAppState; readonly onClose: () => void };

type Fields = { key: string; secret: string };
const sentences = { key: 'settings.keyRule', secret: 'settings.secretRule' } as const;
const missing = { key: 'settings.keyMissing', secret: 'settings.secretMissing' } as const;
const longest = 300;

export function AppDialog({ app, onClose }: AppDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { set } = useAppDeeds();
  useFocusReturn();
  const discard = useDiscarding(() => form.isFieldsTouched(), onClose);
  const { channelid, name: channel, setAt: seenAt } = app;
  const rules = appRulesOf(channelid);
  const save = async ({ key, secret }: Fields) => {
    await set.mutateAsync({ channelid, seenAt, key: key.trim(), secret: secret.trim() });
    tell('success', t('settings.appSaved', { channel }));
    onClose();
  };
  const propsOf = (field: keyof Fields) => {
    const rule = t(sentences[field]);
    const isRuled = appShapes[channelid][field] === 'ruled';
    return {
      name: field,
      label: t(field === 'key' ? 'settings.key' : 'settings.secret'),
      extra: isRuled ? rule : t('settings.otherForm', { channel, rule }),
      rules: [
        { required: true, whitespace: true, message: t(missing[field]) },
        {
          validator: async (_: unknown, text: string | undefined) => {
            if (text?.trim() && !rules[field].safeParse(text.trim()).success)
              throw new Error(isRuled ? rule : t('settings.visible'));
          },
        },
      ],
    };
  };
  return (
    <Modal
      mask={{ closable: false }}
      open
      title={t('settings.appTitle', { channel })}
      okText={t('list.confirm')}
      cancelText={t('list.cancel')}
      confirmLoading={set.isPending}
      onOk={() => form.submit()}
      onCancel={discard}
      afterOpenChange={leadFocusIn}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        onFinish={(fields) => void save(fields).catch(() => undefined)}
      >
        <Form.Item {...propsOf('key')}>
          <Input maxLength={longest} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item {...propsOf('secret')}>
          <Input.Password maxLength={longest} autoComplete="new-password" />
        </Form.Item>
        <Alert type="warning" showIcon title={t('settings.rebind')} />
      </Form>
    </Modal>
  );
}

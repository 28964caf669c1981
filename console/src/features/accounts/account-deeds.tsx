// What can be done about an account: authorise it again, ask its owner to, hold it up, edit its words, unbind it.
import type { AccountHealth } from '@herald/contract/accounts.ts';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { AskingSwitch } from '../../ui/asking-switch.tsx';
import { readWords, useAccountDeeds, type Asked } from './api.ts';
import { EditButton } from './edit-button.tsx';

export type AccountDeedsProps = {
  readonly account: AccountHealth;
  readonly onRenew: (asked: Asked) => void;
};

export function AccountDeeds({ account, onRenew }: AccountDeedsProps) {
  const { t } = useTranslation();
  const { pause, lift, unbind, send, edit } = useAccountDeeds();
  const { id, name, description, channelid: channelId, usable, pause: standing, waiting } = account;
  const toggle = async () => {
    if (standing) await lift.mutateAsync(standing.id);
    else await pause.mutateAsync(id);
    tell('success', t(standing ? 'accounts.lifted' : 'accounts.nowPaused', { name }));
  };
  const ask = async () => {
    const { to } = await send.mutateAsync(id);
    tell('success', t('accounts.sent', { to }));
  };
  const end = async () => {
    await unbind.mutateAsync(id);
    tell('success', t('accounts.unbound', { name }));
  };
  return (
    <Flex gap={8} wrap align="center">
      <AskingSwitch
        label={t('accounts.pauseLabel', { name })}
        words={t('accounts.pause')}
        isOn={standing !== null}
        question={t(standing ? 'accounts.liftQuestion' : 'accounts.pauseQuestion', { count: waiting })}
        yes={t(standing ? 'accounts.liftYes' : 'accounts.pauseYes')}
        no={t('accounts.cancel')}
        onYes={toggle}
      />
      <Button size="small" type={usable ? 'default' : 'primary'} onClick={() => onRenew({ channelId, id })}>
        {t('accounts.renew')}
      </Button>
      <Button size="small" loading={send.isPending} onClick={() => void ask().catch(() => undefined)}>
        {t('accounts.send')}
      </Button>
      <EditButton
        words={{ name, description }}
        onSave={(words, seen) => edit.mutateAsync({ id, ...words, seen })}
        onLoad={() => readWords(id)}
      />
      <AskingButton
        size="small"
        danger
        question={t('accounts.unbindQuestion', { name, count: waiting })}
        yes={t('accounts.unbind')}
        no={t('accounts.cancel')}
        onYes={end}
      >
        {t('accounts.unbind')}
      </AskingButton>
    </Flex>
  );
}

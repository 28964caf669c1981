// Set the application of a channel, or forget the one that was set here, told what is used then.
import type { ChannelAppState } from '@herald/contract/channel-apps.ts';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { useAppDeeds } from './api.ts';

export type AppDeedsProps = { readonly app: ChannelAppState; readonly onSet: () => void };

export function AppDeeds({ app, onSet }: AppDeedsProps) {
  const { t } = useTranslation();
  const { remove } = useAppDeeds();
  const { channelid, name: channel, setAt, inSettings } = app;
  const forget = async () => {
    await remove.mutateAsync({ channelid, seenAt: setAt });
    tell('success', t('settings.forgotten', { channel }));
  };
  const next = t(inSettings ? 'settings.thenSettings' : 'settings.thenNowhere');
  return (
    <Flex wrap gap={8}>
      <Button size="small" onClick={onSet}>
        {t(setAt === null ? 'settings.set' : 'settings.change')}
      </Button>
      {setAt !== null && (
        <AskingButton
          size="small"
          danger
          question={t('settings.forgetQuestion', { channel, next })}
          yes={t('settings.forget')}
          no={t('list.cancel')}
          onYes={forget}
        >
          {t('settings.forget')}
        </AskingButton>
      )}
    </Flex>
  );
}

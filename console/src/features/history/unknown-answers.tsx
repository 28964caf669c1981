// The three answers to "we do not know": it is live, it is not, drop it; each asks, sending again asks twice.
import type { HistoryItem } from '@herald/contract/publications.ts';
import { Alert, App, Button, Divider, Flex, Input, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWebAddress } from '@herald/contract/check-content.ts';
import { tell } from '../../lib/notices.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { useHistoryActions } from './api.ts';

export function UnknownAnswers({ item }: { item: HistoryItem }) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const { resolve, lookAgain } = useHistoryActions();
  const [link, setLink] = useState('');
  const address = link.trim();
  const figures = { title: item.title, account: item.accountName };
  const asks = { no: t('list.cancel') };
  const answer = async (given: 'live' | 'not-live' | 'drop') => {
    const rest = given === 'live' ? { link: address } : {};
    await resolve.mutateAsync({ id: item.opp_id, answer: given, ...rest });
    tell('success', t('history.settled'));
  };
  const look = async () => {
    await lookAgain.mutateAsync(item.opp_id);
    tell('info', t('history.lookingAgain'));
  };
  const sendAgain = async () => {
    const isSure = await modal.confirm({
      title: t('history.sendAgainSecond'),
      okText: t('history.sendAgainYes'),
      okButtonProps: { danger: true },
      cancelText: t('list.cancel'),
      focusable: { autoFocusButton: 'cancel' },
    });
    if (isSure) await answer('not-live');
  };
  return (
    <Alert
      type="warning"
      title={t('history.unknownTitle')}
      description={
        <Flex vertical gap={10}>
          <span>{t('history.unknownText')}</span>
          <Button loading={lookAgain.isPending} onClick={() => void look().catch(() => undefined)}>
            {t('history.lookAgain')}
          </Button>
          <Divider style={{ margin: 0 }} plain>
            {t('history.isLive')}
          </Divider>
          <Space.Compact block>
            <Input
              aria-label={t('history.pasteLink')}
              placeholder={t('history.pasteLink')}
              value={link}
              maxLength={4000}
              onChange={(event) => setLink(event.target.value)}
            />
            <AskingButton
              {...asks}
              type="primary"
              disabled={!isWebAddress(address)}
              question={t('history.liveQuestion', figures)}
              yes={t('list.confirm')}
              onYes={() => answer('live')}
            >
              {t('history.saveLink')}
            </AskingButton>
          </Space.Compact>
          <Divider style={{ margin: 0 }} />
          <AskingButton
            {...asks}
            question={t('history.sendAgainQuestion', figures)}
            yes={t('list.confirm')}
            onYes={sendAgain}
          >
            {t('history.sendAgain')}
          </AskingButton>
          <AskingButton
            {...asks}
            danger
            question={t('history.dropQuestion', figures)}
            yes={t('history.drop')}
            onYes={() => answer('drop')}
          >
            {t('history.drop')}
          </AskingButton>
        </Flex>
      }
    />
  );
}

// What missed its time is published from its message, with one click and a question.
import type { Message } from '@herald/contract/messages.ts';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { useMarkRead, usePublishNow } from './api.ts';

export function PublishNow({ message }: { readonly message: Message }) {
  const { t } = useTranslation();
  const { canPublish } = useSigns();
  const publishNow = usePublishNow();
  const sendAgain = useSendAgain();
  const markRead = useMarkRead();
  const id = new URLSearchParams(message.link.split('?')[1] ?? '').get('id');
  if (message.kind !== 'message-missed' || id === null || !canPublish) return null;
  const publish = async () => {
    if (!(await sendAgain((confirmed) => publishNow.mutateAsync({ id, ...confirmed })))) return;
    tell('success', t('messages.onItsWay'));
    markRead.mutate([message.id]);
  };
  return (
    <AskingButton
      size="small"
      type="primary"
      question={`${message.text} ${t('messages.publishNowQuestion')}`}
      yes={t('messages.publishNow')}
      no={t('list.cancel')}
      onYes={publish}
    >
      {t('messages.publishNow')}
    </AskingButton>
  );
}

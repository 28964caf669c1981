// What can be done with a scheduled post while it waits: edit it, publish it now, or withdraw it; later the way to its history.
import { publishNoticeMs } from '@herald/contract/constants.ts';
import { App, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { historyAddress } from '../../lib/history-address.ts';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { scheduledAddress } from '../../lib/scheduled-address.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { usePublishScheduled, useWithdrawTiming, type Row } from './api.ts';
import { DeleteButton } from './delete-button.tsx';
import { isOpen } from './is-open.ts';
import { useMinding } from './use-minding.ts';

export function ScheduleActions({ row, title }: { readonly row: Row; readonly title: string }) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { canWithdrawTiming, canPublish, canEdit } = useSigns();
  const publishScheduled = usePublishScheduled();
  const withdrawTiming = useWithdrawTiming();
  const mind = useMinding();
  const publish = async () => {
    if (!(await mind(row))) return;
    await publishScheduled.mutateAsync(row.id);
    void message.success(t('schedule.pushed'), publishNoticeMs / 1000);
  };
  const withdraw = async () => {
    await withdrawTiming.mutateAsync(row.id);
    tell('success', t('schedule.withdrawn'));
  };
  const isWaiting = row.state === 'waiting';
  const isMine = isOpen(row);
  return (
    // One under the other, so that the state beside them stays in sight.
    <Flex gap={8} wrap align="center" style={{ maxWidth: 120 }}>
      {isMine && canEdit && canWithdrawTiming && <Link to={scheduledAddress(row)}>{t('list.edit')}</Link>}
      {!isWaiting && <Link to={historyAddress(row)}>{t('schedule.history')}</Link>}
      {isMine && canPublish && (
        <AskingButton
          size="small"
          question={t('schedule.publishQuestion')}
          yes={t('schedule.publishNow')}
          no={t('list.cancel')}
          onYes={publish}
        >
          {t('schedule.publishNow')}
        </AskingButton>
      )}
      {isMine && canWithdrawTiming && (
        <AskingButton
          size="small"
          danger
          question={t('schedule.withdrawQuestion', { title })}
          yes={t('schedule.withdraw')}
          no={t('list.cancel')}
          onYes={withdraw}
        >
          {t('schedule.withdraw')}
        </AskingButton>
      )}
      {(isMine || row.state === 'done' || row.state === 'withdrawn') && canWithdrawTiming && (
        <DeleteButton
          rows={[row]}
          question={t(isWaiting ? 'schedule.deleteWaiting' : 'schedule.deleteLine', { title })}
        >
          {t('list.delete')}
        </DeleteButton>
      )}
    </Flex>
  );
}

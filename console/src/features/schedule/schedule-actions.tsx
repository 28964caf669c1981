// What can be done with a scheduled post while it waits: publish it now, or withdraw it; later the way to its history.
import { publishNoticeMs } from '@herald/contract/constants.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { App, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { usePublishScheduled, useWithdrawTiming } from './api.ts';

export type Row = OutputOf<typeof scheduleEndpoints.listSchedules>['items'][number];

export function ScheduleActions({ row, title }: { readonly row: Row; readonly title: string }) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { canWithdrawTiming, canPublish } = useSigns();
  const publishScheduled = usePublishScheduled();
  const withdrawTiming = useWithdrawTiming();
  const publish = async () => {
    await publishScheduled.mutateAsync(row.id);
    void message.success(t('schedule.pushed'), publishNoticeMs / 1000);
  };
  const withdraw = async () => {
    await withdrawTiming.mutateAsync(row.id);
    tell('success', t('schedule.withdrawn'));
  };
  if (row.state !== 'waiting')
    return (
      <Link to={`/api/content/publish/pubHistory?title=${encodeURIComponent(row.title)}`}>
        {t('schedule.history')}
      </Link>
    );
  return (
    // One under the other, so that the state beside them stays in sight.
    <Flex gap={8} wrap style={{ maxWidth: 120 }}>
      {canPublish && (
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
      {canWithdrawTiming && (
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
    </Flex>
  );
}

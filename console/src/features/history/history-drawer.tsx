// One publication beside the list: how it stands, what a person can decide, and everything that happened to it.
import { Alert, App, Button, Descriptions, Drawer, Flex, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefusal, sentenceOf } from '../../lib/call-refusal.ts';
import { useSigns } from '../../lib/permissions.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { useHistoryDetail } from './api.ts';
import { ArticleTitles } from './article-titles.tsx';
import { HistoryActions } from './history-actions.tsx';
import { LookAgainButton } from './look-again-button.tsx';
import { HistoryChecks } from './history-checks.tsx';
import { HistoryFigures } from './history-figures.tsx';
import { HistoryPictures } from './history-pictures.tsx';
import { HistoryVersions } from './history-versions.tsx';
import { HistoryTimeline } from './history-timeline.tsx';
import { instantOf } from './instant-of.ts';
import { StateCell } from './state-cell.tsx';
import { UnknownAnswers } from './unknown-answers.tsx';
import { VideoUpload } from './video-upload.tsx';

export type HistoryDrawerProps = {
  readonly id: string;
  readonly onClose: () => void;
  /** The address's query with another publication opened. */
  readonly searchOf: (id: string) => string;
};

export function HistoryDrawer({ id, onClose, searchOf }: HistoryDrawerProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { message } = App.useApp();
  const { canResolve } = useSigns();
  const detail = useHistoryDetail(id);
  const isGone = detail.error instanceof CallRefusal && detail.error.code === 'post-gone';
  const goneSentence = isGone ? sentenceOf(detail.error) : null;
  // R-HIST-011: one message, then one step back.
  useEffect(() => {
    if (goneSentence === null) return;
    void message.warning(goneSentence);
    onClose();
  }, [goneSentence, message, onClose]);
  const item = detail.data?.item;
  return (
    <Drawer open size={560} title={item?.title ?? t('history.details')} onClose={onClose}>
      {detail.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {detail.isError && !item && !isGone && (
        <Alert
          type="error"
          showIcon
          title={sentenceOf(detail.error)}
          action={<Button onClick={() => void detail.refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {detail.data && item && (
        <Flex vertical gap={16}>
          <Descriptions
            column={1}
            size="small"
            items={[
              {
                key: 'account',
                label: t('history.account'),
                children: `${item.channelName} · ${item.accountName}`,
              },
              { key: 'state', label: t('history.state'), children: <StateCell item={item} /> },
              {
                key: 'since',
                label: t('history.since'),
                children: wallClockWithZone(instantOf(item)),
              },
            ]}
          />
          <ArticleTitles item={item} />
          <VideoUpload item={item} />
          {item.detail !== '' && <Alert type="info" title={item.detail} />}
          <Flex gap={8} wrap align="center">
            <HistoryActions item={item} decideAt={undefined} />
            {item.state === 'externally-removed' && canResolve && <LookAgainButton id={item.opp_id} />}
          </Flex>
          {item.state === 'unknown' && !canResolve && (
            <Alert type="info" showIcon title={t('history.othersDecide')} />
          )}
          {item.mayResolve && canResolve && (
            <UnknownAnswers
              item={item}
              wish={detail.data.wish}
              words={detail.data.checks.words}
              shown={detail.data.checks.candidates}
            />
          )}
          {item.externalId !== null && <HistoryFigures item={item} />}
          {item.externalId !== null && <HistoryPictures item={item} />}
          <HistoryChecks detail={detail.data} />
          <HistoryVersions
            modifications={detail.data.modifications}
            oppId={item.opp_id}
            searchOf={searchOf}
          />
          <HistoryTimeline events={detail.data.events} moves={detail.data.moves} />
        </Flex>
      )}
    </Drawer>
  );
}

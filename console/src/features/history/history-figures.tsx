// What readers did with a post, when its platform told us, and why it does not tell more (R-HIST-008).
import type { Statistic } from '@herald/contract/figures.ts';
import type { HistoryItem } from '@herald/contract/publications.ts';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { useStatistic } from './api.ts';
import { FigureGrid } from './figure-grid.tsx';
import { ReadAgainButton } from './read-again-button.tsx';

export function HistoryFigures({ item }: { readonly item: HistoryItem }) {
  const { t } = useTranslation();
  const { read, again } = useStatistic(item);
  const statistic = read.data;
  return (
    <section aria-label={t('history.figures.title')} aria-busy={read.isFetching || again.isPending}>
      <Flex justify="space-between" align="baseline" gap={8}>
        <h2 className="subheading">{t('history.figures.title')}</h2>
        {statistic?.mayReadAt && (
          <ReadAgainButton
            from={statistic.mayReadAt}
            isReading={again.isPending || statistic.isBeingRead}
            onRead={() => again.mutate()}
          />
        )}
      </Flex>
      {read.isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {read.isError && !statistic && (
        <Alert
          type="error"
          showIcon
          title={t('history.figures.failed')}
          description={sentenceOf(read.error)}
          action={<Button onClick={() => void read.refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {statistic && <Told statistic={statistic} channel={item.channelName} />}
    </section>
  );
}

function Told({ statistic, channel }: { readonly statistic: Statistic; readonly channel: string }) {
  const { t } = useTranslation();
  const { figures, readAt, because, isBeingRead } = statistic;
  const at = readAt === null ? '' : wallClockWithZone(readAt);
  return (
    <Flex vertical gap={8} aria-live="polite">
      {figures !== null && <FigureGrid figures={figures} />}
      {figures !== null && Object.keys(figures).length === 0 && (
        <p style={{ margin: 0 }}>{t('history.figures.nothing', { channel })}</p>
      )}
      {figures === null && isBeingRead && <p style={{ margin: 0 }}>{t('history.figures.reading')}</p>}
      {figures !== null && (
        <div className="aside">
          {because === '' ? t('history.figures.since', { channel, at }) : t('history.figures.asOf', { at })}
        </div>
      )}
      {because !== '' && <Alert type="info" title={because} />}
    </Flex>
  );
}

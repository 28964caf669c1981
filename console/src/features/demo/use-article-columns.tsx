// The columns of the list of articles (R-DEMO-028), the reviewer where it is wished, and what can be done with a row.
import type { DemoArticleRow, DemoStatus } from '@herald/contract/demo.ts';
import { Button, Flex, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { wallClock } from '../../lib/wall-clock.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import { StarCount } from './star-count.tsx';
import { StatusTag, typeWords } from './status-tag.tsx';
import type { ArticleAddress } from './use-article-address.ts';

export type Columns = {
  readonly address: ArticleAddress;
  readonly hasReviewer: boolean;
  readonly onStatus: (row: DemoArticleRow, status: DemoStatus) => void;
};

const deeds = [
  { status: 'published', word: 'demo.deeds.publish' },
  { status: 'draft', word: 'demo.deeds.draft' },
  { status: 'deleted', word: 'demo.deeds.delete' },
] as const;

export function useArticleColumns({
  address,
  hasReviewer,
  onStatus,
}: Columns): TableColumnsType<DemoArticleRow> {
  const { t } = useTranslation();
  const isUp = address.asked.sort === '+id';
  const turnAround = () => address.filter({ sort: isUp ? '-id' : '+id' });
  return [
    {
      title: `${t('demo.columns.id')} ${isUp ? '↑' : '↓'}`,
      dataIndex: 'id',
      width: 80,
      onHeaderCell: () => ({
        'aria-sort': isUp ? 'ascending' : 'descending',
        'aria-label': t('demo.sort.byId'),
        tabIndex: 0,
        style: { cursor: 'pointer' },
        onClick: turnAround,
        onKeyDown: ({ key }) => key === 'Enter' && turnAround(),
      }),
    },
    {
      title: t('demo.columns.date'),
      dataIndex: 'timestamp',
      width: 180,
      render: (timestamp: number) => wallClock(new Date(timestamp).toISOString()),
    },
    { title: t('demo.columns.author'), dataIndex: 'author', width: 120 },
    ...(hasReviewer
      ? [
          {
            title: t('demo.columns.reviewer'),
            dataIndex: 'reviewer',
            width: 110,
            render: (reviewer: string) => <span className="dm-red">{reviewer}</span>,
          },
        ]
      : []),
    {
      title: t('demo.columns.importance'),
      dataIndex: 'importance',
      width: 110,
      render: (count: number) => <StarCount count={count} />,
    },
    {
      title: t('demo.columns.status'),
      dataIndex: 'status',
      width: 110,
      render: (status: DemoStatus) => <StatusTag status={status} />,
    },
    {
      title: t('demo.columns.title'),
      dataIndex: 'title',
      render: (title: string, { id, type }) => (
        <div className="dm-title">
          <Link to={`/example/edit/${id}`}>{title}</Link>{' '}
          <StateTag colour="default" text={t(typeWords[type])} />
        </div>
      ),
    },
    {
      title: t('demo.columns.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) => (
        <Flex wrap gap={6} align="center">
          <Link to={`/example/edit/${row.id}`}>{t('demo.deeds.edit')}</Link>
          {deeds
            .filter(({ status }) => status !== row.status)
            .map(({ status, word }) => (
              <Button
                key={status}
                size="small"
                danger={status === 'deleted'}
                onClick={() => onStatus(row, status)}
              >
                {t(word)}
              </Button>
            ))}
        </Flex>
      ),
    },
  ];
}

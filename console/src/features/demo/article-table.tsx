// The table that every page of spreadsheets and archives shows: the first twenty articles (template, section 15).
import { ClockCircleOutlined } from '@ant-design/icons';
import type { DemoArticleRow } from '@herald/contract/demo.ts';
import type { TableColumnsType, TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { ListStanding } from '../../ui/list-standing.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { Unseen } from '../../ui/unseen.tsx';
import { useSampleArticles } from './api.ts';

export type ArticleTableProps = {
  /** Title, author and readings under one heading. */
  readonly isGrouped?: boolean;
  /** Where rows are chosen. */
  readonly choice?: {
    readonly chosen: readonly number[];
    readonly onChoose: (ids: readonly number[]) => void;
  };
};

export function ArticleTable({ isGrouped = false, choice }: ArticleTableProps) {
  const { t } = useTranslation();
  const list = useSampleArticles();
  const main: TableColumnsType<DemoArticleRow> = [
    { title: t('demo.sheet.title'), dataIndex: 'title' },
    {
      title: t('demo.sheet.author'),
      dataIndex: 'author',
      width: 120,
      render: (author: string) => <StateTag colour="default" text={author} />,
    },
    { title: t('demo.sheet.readings'), dataIndex: 'pageviews', width: 110, align: 'center' },
  ];
  const columns: TableColumnsType<DemoArticleRow> = [
    { title: t('demo.sheet.id'), dataIndex: 'id', width: 95, align: 'center' },
    ...(isGrouped ? [{ title: t('demo.sheet.group'), key: 'main', children: main }] : main),
    {
      title: t('demo.sheet.date'),
      dataIndex: 'display_time',
      width: 190,
      render: (time: string | null) => (
        <>
          <ClockCircleOutlined aria-hidden /> {(time ?? '').slice(0, 16)}
        </>
      ),
    },
  ];
  if (list.isError)
    return (
      <ListStanding
        isWaiting
        pageSize={1}
        failure={sentenceOf(list.error)}
        retry={{ label: t('list.retry'), onRetry: () => void list.refetch() }}
        empty={{ text: '' }}
      />
    );
  const chosen: TableProps<DemoArticleRow>['rowSelection'] = choice && {
    selectedRowKeys: [...choice.chosen],
    onChange: (keys) => choice.onChoose(keys.map(Number)),
    getCheckboxProps: ({ title }) => ({ 'aria-label': title }),
    // In a hidden copy of the head it could be reached and not seen: the page offers it beside.
    hideSelectAll: true,
    columnTitle: <Unseen>{t('list.choice')}</Unseen>,
  };
  return (
    <PlainTable
      label={t('demo.articles')}
      rowKey="id"
      columns={columns}
      rows={list.data?.items}
      isBordered={isGrouped}
      choice={chosen}
    />
  );
}

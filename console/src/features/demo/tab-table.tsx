// The articles of one tab; that it was mounted is told once.
import type { DemoArticleRow, DemoStatus, DemoType } from '@herald/contract/demo.ts';
import type { TableColumnsType } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../lib/wall-clock.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { useTabArticles } from './api.ts';
import { StarCount } from './star-count.tsx';
import { StatusTag, typeWords } from './status-tag.tsx';

export type TabTableProps = { readonly type: DemoType; readonly onMounted: () => void };

export function TabTable({ type, onMounted }: TabTableProps) {
  const { t } = useTranslation();
  const list = useTabArticles(type);
  const tell = useEffectEvent(onMounted);
  useEffect(() => tell(), []);
  const columns: TableColumnsType<DemoArticleRow> = [
    { title: t('demo.columns.id'), dataIndex: 'id', width: 65 },
    {
      title: t('demo.columns.date'),
      dataIndex: 'timestamp',
      width: 180,
      render: (timestamp: number) => wallClock(new Date(timestamp).toISOString()),
    },
    {
      title: t('demo.columns.title'),
      dataIndex: 'title',
      render: (title: string, row) => (
        <>
          {title} <StateTag colour="default" text={row.type} />
        </>
      ),
    },
    { title: t('demo.columns.author'), dataIndex: 'author', width: 110 },
    {
      title: t('demo.columns.importance'),
      dataIndex: 'importance',
      width: 120,
      render: (count: number) => <StarCount count={count} />,
    },
    { title: t('demo.columns.readings'), dataIndex: 'pageviews', width: 95 },
    {
      title: t('demo.columns.status'),
      dataIndex: 'status',
      width: 110,
      render: (status: DemoStatus) => <StatusTag status={status} />,
    },
  ];
  return <PlainTable label={t(typeWords[type])} rowKey="id" columns={columns} rows={list.data?.items} />;
}

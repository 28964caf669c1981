// The statistics as a table: by day, channel, account or category, sorted by any column, with the sum of all below.
import type { Tally } from '@herald/contract/totals.ts';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../../ui/use-steady.ts';
import type { Grouping, Line } from './tally.ts';
import { useTotalsColumns } from './use-totals-columns.tsx';

/** A month of days. */
const pageSize = 31;
/** Narrower than this, or than its longest words, it scrolls within itself. */
const leastPx = 980;

export type TotalsTableProps = {
  readonly grouping: Grouping;
  readonly lines: readonly Line[];
  readonly all: Tally;
  readonly isTurning: boolean;
};

export function TotalsTable({ grouping, lines, all, isTurning }: TotalsTableProps) {
  const isWaiting = useSteady(isTurning);
  const { t } = useTranslation();
  const columns = useTotalsColumns(grouping);
  const sum: Line = { ...all, key: 'all', name: t('statistics.all'), aside: '' };
  // Another grouping begins unsorted, on its first page.
  return (
    <Table<Line>
      key={grouping}
      aria-label={t('statistics.title')}
      columns={columns.map(({ key, title, compare, cell }, at) => ({
        key,
        title,
        sorter: compare,
        render: (_, line) => cell(line),
        ...(at === 0 ? { fixed: 'start' as const } : { align: 'end' as const }),
      }))}
      dataSource={[...lines]}
      rowKey="key"
      size="small"
      loading={isWaiting}
      scroll={{ x: leastPx }}
      // Columns as wide as their words: a fixed layout cuts days and breaks heads within words.
      tableLayout="auto"
      pagination={{ pageSize, hideOnSinglePage: true, showSizeChanger: false, responsive: true }}
      summary={() => (
        <Table.Summary.Row className="st-sum">
          {columns.map(({ key, cell }, at) => (
            <Table.Summary.Cell key={key} index={at} align={at === 0 ? 'start' : 'end'}>
              {cell(sum)}
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      )}
    />
  );
}

// A paged table, on a narrow screen a pile of cards; it waits as a skeleton, and says what to do when it is empty or failed.
import { Alert, Button, Empty, Skeleton, Table, type TableColumnsType } from 'antd';
import type { ReactNode, TdHTMLAttributes } from 'react';
import { useMedia } from './use-media.ts';
import './stacked.css';

type ColumnsOf<Row> = TableColumnsType<Row>[number];

export type ListTableProps<Row extends object> = {
  readonly label: string;
  readonly columns: TableColumnsType<Row>;
  readonly rowKey: keyof Row & string;
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly totalText: string;
  readonly page: number;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  readonly isTurning: boolean;
  readonly onTurn: (page: number, pageSize: number) => void;
  /** The sentence of a failed load, else null. */
  readonly failure: string | null;
  readonly retry: { readonly label: string; readonly onRetry: () => void };
  readonly empty: { readonly text: string; readonly action?: ReactNode };
};

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { rows, failure, retry, empty } = props;
  const isWide = useMedia('(min-width: 768px)');
  const columns = isWide ? props.columns : props.columns.map(stacked);
  if (failure !== null && !rows)
    return (
      <Alert
        type="error"
        showIcon
        title={failure}
        action={<Button onClick={retry.onRetry}>{retry.label}</Button>}
      />
    );
  if (!rows) return <Skeleton active title={false} paragraph={{ rows: props.pageSize, width: '100%' }} />;
  if (rows.length === 0 && props.total === 0)
    return (
      <Empty description={empty.text} image={Empty.PRESENTED_IMAGE_SIMPLE} style={{ padding: '48px 0' }}>
        {empty.action}
      </Empty>
    );
  return (
    <Table<Row>
      aria-label={props.label}
      columns={columns}
      dataSource={rows}
      rowKey={props.rowKey}
      loading={{ spinning: props.isTurning, delay: 300 }}
      {...(isWide ? { scroll: { x: 'max-content' } } : { className: 'stacked' })}
      size="middle"
      pagination={{
        current: props.page,
        pageSize: props.pageSize,
        total: props.total,
        pageSizeOptions: props.pageSizes.map(Number),
        showSizeChanger: true,
        showQuickJumper: props.total > props.pageSize * 7,
        showTotal: () => props.totalText,
        onChange: props.onTurn,
        responsive: true,
      }}
    />
  );
}

/** On a narrow screen each cell is a line of its own with its column's name (stacked in the style sheet). */
function stacked<Row extends object>(column: ColumnsOf<Row>): ColumnsOf<Row> {
  const label = typeof column.title === 'string' ? column.title : '';
  const named: TdHTMLAttributes<HTMLElement> & { 'data-label': string } = { 'data-label': label };
  return { ...column, fixed: false, onCell: () => named };
}

// A table without pages, on a narrow screen a pile of cards.
import { Table, type TableColumnsType, type TableProps } from 'antd';
import { stackColumns } from './stack-columns.ts';
import { useMedia } from './use-media.ts';
import './stacked.css';

export type PlainTableProps<Row extends object> = {
  readonly label: string;
  readonly columns: TableColumnsType<Row>;
  readonly rowKey: keyof Row & string;
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly isBordered?: boolean;
  readonly choice?: TableProps<Row>['rowSelection'];
};

export function PlainTable<Row extends object>(props: PlainTableProps<Row>) {
  const { label, columns, rowKey, rows, isBordered = false, choice } = props;
  const isWide = useMedia('(min-width: 768px)');
  return (
    <Table<Row>
      aria-label={label}
      columns={isWide ? columns : stackColumns(columns)}
      dataSource={rows ?? []}
      rowKey={rowKey}
      loading={rows === undefined}
      bordered={isBordered && isWide}
      className={isWide ? '' : 'stacked'}
      size="middle"
      pagination={false}
      {...(choice ? { rowSelection: choice } : {})}
    />
  );
}

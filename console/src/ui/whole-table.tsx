// A table of all there is, without pages; it waits as a skeleton and says why it failed.
import { Table, type TableColumnsType } from 'antd';
import { ListStanding, type ListPages } from './list-standing.tsx';
import { useStackedColumns } from './use-stacked-columns.ts';

export type WholeTableProps<Row extends object> = Pick<ListPages, 'label' | 'failure' | 'retry' | 'empty'> & {
  readonly columns: TableColumnsType<Row>;
  readonly rowKey: keyof Row & string;
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
};

const skeletonRows = 6;

export function WholeTable<Row extends object>(props: WholeTableProps<Row>) {
  const { rows, label, rowKey, failure, retry, empty } = props;
  const { columns, look } = useStackedColumns(props.columns);
  if (rows === undefined || rows.length === 0)
    return (
      <ListStanding
        failure={failure}
        retry={retry}
        empty={empty}
        pageSize={skeletonRows}
        isWaiting={rows === undefined}
      />
    );
  return (
    <Table<Row>
      aria-label={label}
      columns={columns}
      dataSource={rows}
      rowKey={rowKey}
      {...look}
      size="middle"
      pagination={false}
    />
  );
}

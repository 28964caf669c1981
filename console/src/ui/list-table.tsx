// A paged table, on a narrow screen a pile of cards; it waits as a skeleton, and says what to do when it is empty or failed.
import { Table, type TableColumnsType, type TableProps } from 'antd';
import { hasRows, ListStanding, pagesOf, type ListPages } from './list-standing.tsx';
import { Unseen } from './unseen.tsx';
import { useStackedColumns } from './use-stacked-columns.ts';
import { useSteady } from './use-steady.ts';

export type ListTableProps<Row extends object> = ListPages & {
  readonly columns: TableColumnsType<Row>;
  readonly rowKey: keyof Row & string;
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** Where the head sorts: the table itself never does, its rows come in their order. */
  readonly onHead?: TableProps<Row>['onChange'];
  /** Where rows can be chosen: what their column is called, which are, what the box of one is called, and how the choice goes on. */
  readonly choice?: {
    readonly title: string;
    readonly chosen: readonly string[];
    readonly nameOf: (row: Row) => string;
    /** One that cannot be chosen. */
    readonly isLocked?: (row: Row) => boolean;
    readonly onChoose: (keys: readonly string[]) => void;
  };
};

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { rows, choice } = props;
  const { columns, look } = useStackedColumns(props.columns);
  const isTurning = useSteady(props.isTurning);
  if (!hasRows(rows, props)) return <ListStanding {...props} isWaiting={rows === undefined} />;
  return (
    <Table<Row>
      aria-label={props.label}
      columns={columns}
      dataSource={rows}
      rowKey={props.rowKey}
      loading={isTurning}
      {...look}
      {...(choice ? { rowSelection: selectionOf(choice) } : {})}
      {...(props.onHead ? { onChange: props.onHead } : {})}
      size="middle"
      pagination={pagesOf(props)}
    />
  );
}

function selectionOf<Row extends object>(choice: NonNullable<ListTableProps<Row>['choice']>) {
  const { title, chosen, nameOf, isLocked = () => false, onChoose } = choice;
  return {
    selectedRowKeys: [...chosen],
    // On a narrow screen there is no head to hold it: who lists offers it beside.
    hideSelectAll: true,
    columnTitle: <Unseen>{title}</Unseen>,
    onChange: (keys: readonly (string | number | bigint)[]) => onChoose(keys.map(String)),
    getCheckboxProps: (row: Row) => ({ 'aria-label': nameOf(row), disabled: isLocked(row) }),
  };
}

// A paged table, on a narrow screen a pile of cards; it waits as a skeleton, and says what to do when it is empty or failed.
import { Table, type TableColumnsType } from 'antd';
import type { TdHTMLAttributes } from 'react';
import { hasRows, ListStanding, pagesOf, type ListPages } from './list-standing.tsx';
import { useMedia } from './use-media.ts';
import './stacked.css';

type ColumnsOf<Row> = TableColumnsType<Row>[number];

export type ListTableProps<Row extends object> = ListPages & {
  readonly columns: TableColumnsType<Row>;
  readonly rowKey: keyof Row & string;
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** Where rows can be chosen: which are, what the box of one is called, and how the choice goes on. */
  readonly choice?: {
    readonly chosen: readonly string[];
    readonly nameOf: (row: Row) => string;
    readonly onChoose: (keys: readonly string[]) => void;
  };
};

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { rows, choice } = props;
  const isWide = useMedia('(min-width: 768px)');
  const columns = isWide ? props.columns : props.columns.map(stacked);
  if (!hasRows(rows, props)) return <ListStanding {...props} isWaiting={rows === undefined} />;
  return (
    <Table<Row>
      aria-label={props.label}
      columns={columns}
      dataSource={rows}
      rowKey={props.rowKey}
      loading={{ spinning: props.isTurning, delay: 300 }}
      {...(isWide ? { scroll: { x: 'max-content' } } : { className: 'stacked' })}
      {...(choice ? { rowSelection: selectionOf(choice) } : {})}
      size="middle"
      pagination={pagesOf(props)}
    />
  );
}

function selectionOf<Row extends object>(choice: NonNullable<ListTableProps<Row>['choice']>) {
  const { chosen, nameOf, onChoose } = choice;
  return {
    selectedRowKeys: [...chosen],
    // On a narrow screen there is no head to hold it: who lists offers it beside.
    hideSelectAll: true,
    onChange: (keys: readonly (string | number | bigint)[]) => onChoose(keys.map(String)),
    getCheckboxProps: (row: Row) => ({ 'aria-label': nameOf(row) }),
  };
}

/** On a narrow screen each cell is a line of its own with its column's name (stacked in the style sheet). */
function stacked<Row extends object>(column: ColumnsOf<Row>): ColumnsOf<Row> {
  const label = typeof column.title === 'string' ? column.title : '';
  const named: TdHTMLAttributes<HTMLElement> & { 'data-label': string } = { 'data-label': label };
  return { ...column, fixed: false, onCell: () => named };
}

// By which column a list is sorted stands in its address; the server sorts, so that every page is of one order.
import type { TableColumnsType, TableProps } from 'antd';
import type { ListAddress } from './list-address.ts';

export const sortOrders = ['asc', 'desc'] as const;

export type ListSort<Column extends string> = {
  /** As the call asks for it; empty where the list keeps the order it has by itself. */
  readonly asked: { readonly sort?: Column; readonly order?: (typeof sortOrders)[number] };
  /** Those columns that can be sorted by say so, and by which they are. */
  readonly headed: <Row>(columns: TableColumnsType<Row>) => TableColumnsType<Row>;
  readonly onSort: (column: string, order: (typeof sortOrders)[number] | '') => void;
};

const antdOrders = { asc: 'ascend', desc: 'descend' } as const;

/** `sortable` are keys of columns; another one in the address is as good as none. */
export function listSortOf<Column extends string>(
  { read, filter }: Pick<ListAddress, 'read' | 'filter'>,
  sortable: readonly Column[],
): ListSort<Column> {
  const sort = sortable.find((column) => column === read('sort'));
  const order = sortOrders.find((one) => one === read('order')) ?? 'asc';
  const isSortable = (key: unknown) => sortable.some((column) => column === key);
  return {
    asked: sort === undefined ? {} : { sort, order },
    headed: (columns) =>
      columns.map((column) =>
        isSortable(column.key)
          ? {
              ...column,
              sorter: true,
              sortOrder: column.key === sort ? antdOrders[order] : null,
              onHeaderCell: () => ({ 'aria-sort': 'none' as const }),
            }
          : column,
      ),
    // Another order begins on the first page.
    onSort: (column, wanted) => filter({ sort: wanted === '' ? '' : column, order: wanted }),
  };
}

/** What a table says of its head: which column was pressed, and what it is to be. */
export function heardSort<Row>(onSort: ListSort<string>['onSort']): NonNullable<TableProps<Row>['onChange']> {
  return (_pages, _filters, sorted, { action }) => {
    if (action !== 'sort' || Array.isArray(sorted)) return;
    const orders = { ascend: 'asc', descend: 'desc' } as const;
    onSort(String(sorted.columnKey ?? ''), sorted.order ? orders[sorted.order] : '');
  };
}

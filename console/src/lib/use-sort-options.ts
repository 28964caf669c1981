// The orders of a list in words, for where it has no head to press: its own, and each column up and down.
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { sortOrders, type ListSort } from './list-sort.ts';

export function useSortOptions<Row>({ asked, onSort }: ListSort<string>, columns: TableColumnsType<Row>) {
  const { t } = useTranslation();
  const words = { asc: 'list.upwards', desc: 'list.downwards' } as const;
  const own = { value: '', label: t('list.ownOrder') };
  const sorted = columns.filter((column) => 'sorter' in column && column.sorter === true);
  return {
    label: t('list.sort'),
    value: asked.sort === undefined ? '' : `${asked.sort} ${asked.order ?? 'asc'}`,
    options: [
      own,
      ...sorted.flatMap(({ key, title }) =>
        sortOrders.map((order) => ({
          value: `${String(key)} ${order}`,
          label: t(words[order], { column: typeof title === 'string' ? title : String(key) }),
        })),
      ),
    ],
    onChoose: (value: string) => {
      const [column = '', order = ''] = value.split(' ');
      onSort(column, sortOrders.find((one) => one === order) ?? '');
    },
  };
}

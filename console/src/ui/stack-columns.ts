// Columns for a narrow screen: each cell is a line of its own under its column's name (stacked in the style sheet).
import type { TableColumnsType } from 'antd';
import type { TdHTMLAttributes } from 'react';

export function stackColumns<Row extends object>(columns: TableColumnsType<Row>): TableColumnsType<Row> {
  return columns.flatMap((column) => {
    // What is grouped under one heading stands one below the other all the same.
    if ('children' in column) return stackColumns(column.children);
    const label = typeof column.title === 'string' ? column.title : '';
    const named: TdHTMLAttributes<HTMLElement> & { 'data-label': string } = { 'data-label': label };
    return [{ ...column, align: 'start', fixed: false, onCell: () => named }];
  });
}

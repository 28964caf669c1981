// The columns of a table; on a narrow screen each cell is a line of its own with its column's name (stacked in the style sheet).
import type { TableColumnsType } from 'antd';
import { stackColumns } from './stack-columns.ts';
import { useMedia } from './use-media.ts';
import './stacked.css';

type Look = { readonly scroll: { readonly x: 'max-content' } } | { readonly className: 'stacked' };

export function useStackedColumns<Row extends object>(
  columns: TableColumnsType<Row>,
): {
  columns: TableColumnsType<Row>;
  look: Look;
} {
  const isWide = useMedia('(min-width: 768px)');
  if (isWide) return { columns, look: { scroll: { x: 'max-content' } } };
  return { columns: stackColumns(columns), look: { className: 'stacked' } };
}

// The four columns a list of written things begins with: title, media, category and the time of creation.
import { Tooltip, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { Clipped } from './clipped.tsx';
import { IconRow, type IconRowProps } from './icon-row.tsx';

export type FactColumns<Row> = {
  readonly heads: Record<'title' | 'type' | 'category' | 'created', string>;
  readonly titlePx: number;
  readonly titleOf: (row: Row) => string;
  /** The title where it leads somewhere, the words themselves where it does not. */
  readonly linkOf: (row: Row) => ReactNode;
  readonly iconsOf: (row: Row) => IconRowProps['icons'];
  readonly categoryOf: (row: Row) => string;
  /** With its zone where there is room for it. */
  readonly createdOf: (row: Row) => { readonly short: string; readonly long: string };
};

type Column<Row> = TableColumnsType<Row>[number];

export function factColumns<Row>(
  facts: FactColumns<Row>,
): [title: Column<Row>, type: Column<Row>, category: Column<Row>, created: Column<Row>] {
  const { heads, titlePx, titleOf, linkOf, iconsOf, categoryOf, createdOf } = facts;
  const created = (row: Row) => {
    const { short, long } = createdOf(row);
    return <Tooltip title={long}>{short}</Tooltip>;
  };
  return [
    {
      title: heads.title,
      key: 'title',
      render: (_, row) => (
        <Clipped text={titleOf(row)} width={titlePx}>
          {linkOf(row)}
        </Clipped>
      ),
    },
    { title: heads.type, key: 'type', render: (_, row) => <IconRow icons={iconsOf(row)} /> },
    {
      title: heads.category,
      key: 'category',
      render: (_, row) => <Clipped text={categoryOf(row)} width={120} />,
    },
    { title: heads.created, key: 'created', render: (_, row) => created(row) },
  ];
}

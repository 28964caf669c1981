// Pages of cards or of lines of one's own, with the waiting, the failure and the emptiness of a table.
import { Pagination, Skeleton, Spin } from 'antd';
import type { ReactNode } from 'react';
import { CardGrid } from './card-grid.tsx';
import { hasRows, ListStanding, pagesOf, type ListPages } from './list-standing.tsx';
import { useSteady } from './use-steady.ts';

export type ListGridProps<Row> = ListPages & {
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** Of a card, at least; absent where they are lines. */
  readonly leastPx?: number;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

export function ListGrid<Row>(props: ListGridProps<Row>) {
  const { rows, leastPx, pageSize } = props;
  const isTurning = useSteady(props.isTurning);
  if (!hasRows(rows, props)) {
    const cards = leastPx !== undefined && (
      <CardGrid leastPx={leastPx}>
        {Array.from({ length: pageSize }, (_, at) => (
          <Skeleton.Node key={at} active style={{ width: '100%', height: leastPx }} />
        ))}
      </CardGrid>
    );
    return <ListStanding {...props} isWaiting={rows === undefined} {...(cards ? { skeleton: cards } : {})} />;
  }
  return (
    <>
      <Spin spinning={isTurning}>{props.children(rows)}</Spin>
      <Pagination {...pagesOf(props)} align="end" style={{ marginTop: 16 }} />
    </>
  );
}

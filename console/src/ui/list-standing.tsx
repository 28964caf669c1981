// What stands in the place of a list: a skeleton while it waits, why it failed, or what to do when it is empty.
import { Alert, Button, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';

export type ListPages = {
  readonly label: string;
  readonly total: number;
  readonly totalText: string;
  readonly page: number;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  readonly isTurning: boolean;
  readonly onTurn: (page: number, pageSize: number) => void;
  /** The sentence of a failed load, else null. */
  readonly failure: string | null;
  readonly retry: { readonly label: string; readonly onRetry: () => void };
  readonly empty: { readonly text: string; readonly action?: ReactNode };
};

/** Whether there are rows to show at all. */
export function hasRows<Row>(
  rows: readonly Row[] | undefined,
  { total }: Pick<ListPages, 'total'>,
): rows is readonly Row[] {
  return rows !== undefined && (rows.length > 0 || total > 0);
}

export type ListStandingProps = Pick<ListPages, 'failure' | 'retry' | 'empty' | 'pageSize'> & {
  readonly isWaiting: boolean;
  /** In the place of lines, while it waits. */
  readonly skeleton?: ReactNode;
};

export function ListStanding({ failure, retry, empty, isWaiting, pageSize, skeleton }: ListStandingProps) {
  if (failure !== null && isWaiting)
    return (
      <Alert
        type="error"
        showIcon
        title={failure}
        action={<Button onClick={retry.onRetry}>{retry.label}</Button>}
      />
    );
  if (isWaiting)
    return skeleton ?? <Skeleton active title={false} paragraph={{ rows: pageSize, width: '100%' }} />;
  return (
    <Empty description={empty.text} image={Empty.PRESENTED_IMAGE_SIMPLE} style={{ padding: '48px 0' }}>
      {empty.action}
    </Empty>
  );
}

/** How every list turns its pages. */
export function pagesOf({ page, pageSize, total, pageSizes, totalText, onTurn }: ListPages) {
  return {
    current: page,
    pageSize,
    total,
    pageSizeOptions: pageSizes.map(Number),
    showSizeChanger: true,
    showQuickJumper: total > pageSize * 7,
    showTotal: () => totalText,
    onChange: onTurn,
    responsive: true,
  };
}

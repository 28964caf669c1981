// Of rows that were deleted: until when each can be restored.
import { Tooltip, type TableColumnsType } from 'antd';
import type { TFunction } from 'i18next';
import { wallClock, wallClockWithZone } from './wall-clock.ts';

export function restorableColumn<Row extends { readonly restoreUntil: string | null }>(
  t: TFunction,
): TableColumnsType<Row>[number] {
  return {
    title: t('list.restorable'),
    key: 'restorable',
    render: (_, { restoreUntil }: Row) =>
      restoreUntil !== null && (
        <Tooltip title={wallClockWithZone(restoreUntil)}>{wallClock(restoreUntil)}</Tooltip>
      ),
  };
}

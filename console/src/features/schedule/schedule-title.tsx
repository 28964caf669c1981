// The title of a scheduled post leads to its edit while it waits, and to its history afterwards.
import { Link } from 'react-router';
import { historyAddress } from '../../lib/history-address.ts';
import { useSigns } from '../../lib/permissions.ts';
import { scheduledAddress } from '../../lib/scheduled-address.ts';
import { Clipped } from '../../ui/clipped.tsx';
import type { Row } from './api.ts';
import { isOpen } from './is-open.ts';
import { useScheduleTitle } from './use-schedule-title.ts';

export function ScheduleTitle({ row }: { readonly row: Row }) {
  const { canEdit, canWithdrawTiming } = useSigns();
  const title = useScheduleTitle()(row);
  const isEdited = isOpen(row) && canEdit && canWithdrawTiming;
  return (
    <Clipped text={title} width={220}>
      <Link to={isEdited ? scheduledAddress(row) : historyAddress(row)}>{title}</Link>
    </Clipped>
  );
}

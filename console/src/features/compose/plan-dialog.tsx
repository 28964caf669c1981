// Before several are scheduled: when, where, and that each of them goes as a post of its own.
import { useTranslation } from 'react-i18next';
import { ConfirmingDialog } from './confirming-dialog.tsx';
import { ItemsByAccount } from './items-by-account.tsx';
import { ScheduleTime } from './schedule-time.tsx';
import type { Chosen } from './use-chosen.ts';
import type { PlanningAll } from './use-planning-all.ts';

export type PlanDialogProps = { readonly planning: PlanningAll; readonly to: Chosen };

export function PlanDialog({ planning, to: { chosen } }: PlanDialogProps) {
  const { t } = useTranslation();
  const { items } = planning;
  return (
    <ConfirmingDialog
      asked={planning}
      title={t('items.planAll', { count: items.length })}
      yes={t('compose.schedule')}
    >
      <ScheduleTime scheduling={planning} />
      <ItemsByAccount accounts={chosen} items={items} isOneMessage={() => false} />
    </ConfirmingDialog>
  );
}

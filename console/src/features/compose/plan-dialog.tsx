// Before several are scheduled: when, where, and that each of them goes as a post of its own.
import { useTranslation } from 'react-i18next';
import { CautionList } from '../../lib/caution-list.tsx';
import { cautionsOf } from '../../lib/cautions.ts';
import { ConfirmingDialog } from './confirming-dialog.tsx';
import { ItemFilms } from './item-films.tsx';
import { ItemsByAccount } from './items-by-account.tsx';
import { ScheduleTime } from './schedule-time.tsx';
import type { Slots } from './slots.ts';
import type { Chosen } from './use-chosen.ts';
import { outgoingItems } from './use-item-problems.ts';
import type { PlanningAll } from './use-planning-all.ts';

export type PlanDialogProps = {
  readonly planning: PlanningAll;
  readonly to: Chosen;
  readonly renderFilm: Slots['renderFilm'];
};

export function PlanDialog({ planning, to: { chosen, rules }, renderFilm }: PlanDialogProps) {
  const { t } = useTranslation();
  const { items, check } = planning;
  return (
    <ConfirmingDialog
      asked={planning}
      title={t('items.planAll', { count: items.length })}
      yes={t('compose.schedule')}
    >
      <CautionList cautions={cautionsOf(t, outgoingItems(items, check), rules)} />
      <ScheduleTime scheduling={planning} />
      <ItemFilms {...{ items, rules, renderFilm }} />
      <ItemsByAccount accounts={chosen} items={items} isOneMessage={() => false} />
    </ConfirmingDialog>
  );
}

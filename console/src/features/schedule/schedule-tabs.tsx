// What is scheduled by how it stands, each with its number.
import { scheduleStates, type ScheduleCounts } from '@herald/contract/endpoints/schedules.ts';
import { useTranslation } from 'react-i18next';
import { CountedTabs } from '../../ui/counted-tabs.tsx';
import { scheduleStateWords } from './state-words.ts';

export type ScheduleTabsProps = {
  /** Undefined is every one. */
  readonly state: (typeof scheduleStates)[number] | undefined;
  readonly counts: ScheduleCounts | undefined;
  readonly onChoose: (state: string) => void;
};

export function ScheduleTabs({ state, counts, onChoose }: ScheduleTabsProps) {
  const { t } = useTranslation();
  const all = { key: '', label: t('list.everyOne'), count: counts?.all };
  const tabs = scheduleStates.map((key) => ({
    key,
    label: t(scheduleStateWords[key].key),
    count: counts?.[key],
  }));
  return (
    <CountedTabs label={t('schedule.state')} tabs={[all, ...tabs]} chosen={state ?? ''} onChoose={onChoose} />
  );
}

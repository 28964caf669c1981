// What is scheduled by how it stands, each with its number.
import { scheduleStates, type ScheduleCounts } from '@herald/contract/endpoints/schedules.ts';
import { useState } from 'react';
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
  // The figures of before stand until the new ones are known.
  const [known, setKnown] = useState(counts);
  if (counts !== undefined && counts !== known) setKnown(counts);
  const all = { key: '', label: t('list.everyOne'), count: known?.all };
  const tabs = scheduleStates.map((key) => ({
    key,
    label: t(scheduleStateWords[key].key),
    count: known?.[key],
  }));
  return (
    <CountedTabs label={t('schedule.state')} tabs={[all, ...tabs]} chosen={state ?? ''} onChoose={onChoose} />
  );
}

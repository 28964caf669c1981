// The history by how it stands, each with its number.
import { historyTabs, type HistoryCounts, type HistoryTab } from '@herald/contract/history-tabs.ts';
import { useTranslation } from 'react-i18next';
import { CountedTabs } from '../../ui/counted-tabs.tsx';

export type HistoryTabsProps = {
  /** Undefined is every one. */
  readonly tab: HistoryTab | undefined;
  readonly counts: HistoryCounts | undefined;
  readonly onChoose: (tab: string) => void;
};

const labels = {
  scheduled: 'content.states.scheduled',
  live: 'content.states.live',
  trouble: 'content.states.trouble',
  ended: 'history.ended',
} as const satisfies Record<HistoryTab, string>;

export function HistoryTabs({ tab, counts, onChoose }: HistoryTabsProps) {
  const { t } = useTranslation();
  const all = { key: '', label: t('list.everyOne'), count: counts?.['all'] };
  const tabs = historyTabs.map((key) => ({ key, label: t(labels[key]), count: counts?.[key] }));
  return (
    <CountedTabs
      label={t('content.standing.title')}
      tabs={[all, ...tabs]}
      chosen={tab ?? ''}
      onChoose={onChoose}
    />
  );
}

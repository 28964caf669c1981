// Content by how it stands on its accounts, and the deleted beside, each with its number.
import { contentStates, type ContentCounts, type ContentState } from '@herald/contract/content-lists.ts';
import { useTranslation } from 'react-i18next';
import { CountedTabs } from '../../ui/counted-tabs.tsx';

export type ContentTabsProps = {
  /** Undefined is every one that is not deleted. */
  readonly state: ContentState | undefined;
  readonly counts: ContentCounts | undefined;
  readonly onChoose: (state: string) => void;
};

const labels = {
  scheduled: 'content.states.scheduled',
  live: 'content.states.live',
  partly: 'content.states.partly',
  trouble: 'content.states.trouble',
  deleted: 'list.trash',
} as const satisfies Record<ContentState, string>;

export function ContentTabs({ state, counts, onChoose }: ContentTabsProps) {
  const { t } = useTranslation();
  const all = { key: '', label: t('list.everyOne'), count: counts?.all };
  const tabs = contentStates.map((key) => ({ key, label: t(labels[key]), count: counts?.[key] }));
  return (
    <CountedTabs
      label={t('content.standing.title')}
      tabs={[all, ...tabs]}
      chosen={state ?? ''}
      onChoose={onChoose}
    />
  );
}

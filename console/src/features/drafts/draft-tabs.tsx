// My drafts by how they stand, and the deleted ones beside, each with its number (R-DETAIL-013, C-39).
import { DraftStatus, type DraftCounts } from '@herald/contract/content-lists.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountedTabs } from '../../ui/counted-tabs.tsx';

export type DraftTabsProps = {
  /** Undefined is every one that is not deleted. */
  readonly status: DraftStatus | undefined;
  readonly counts: DraftCounts | undefined;
  readonly onChoose: (status: string) => void;
};

const tabs = [
  { key: '', count: 'all', label: 'list.everyOne' },
  { key: '1', count: 'draft', label: 'drafts.states.draft' },
  { key: '6', count: 'scheduled', label: 'drafts.states.scheduled' },
  { key: '2', count: 'used', label: 'drafts.states.used' },
  { key: '9', count: 'deleted', label: 'list.trash' },
] as const;

/** What else stands in an address is every one. */
export function statusOf(text: string): DraftStatus | undefined {
  return DraftStatus.safeParse(Number(text)).data;
}

export function DraftTabs({ status, counts, onChoose }: DraftTabsProps) {
  const { t } = useTranslation();
  // While the next answer is on its way the figures of the last one stay.
  const [known, setKnown] = useState(counts);
  if (counts !== undefined && counts !== known) setKnown(counts);
  return (
    <CountedTabs
      label={t('drafts.state')}
      tabs={tabs.map(({ key, count, label }) => ({ key, label: t(label), count: known?.[count] }))}
      chosen={status === undefined ? '' : String(status)}
      onChoose={onChoose}
    />
  );
}

// The tabs of the inbox, each with its number; which is chosen stands in the address.
import { inboxTabs, type InboxCounts, type InboxTab } from '@herald/contract/messages.ts';
import { useTranslation } from 'react-i18next';
import { CountedTabs } from '../../ui/counted-tabs.tsx';

const labels = {
  all: 'list.everyOne',
  unread: 'messages.unread',
  answer: 'messages.tabs.answer',
  mentions: 'messages.tabs.mentions',
  news: 'messages.tabs.news',
} as const satisfies Record<InboxTab, string>;

export const nothingIn = {
  all: 'messages.empty',
  unread: 'messages.nothing.unread',
  answer: 'messages.nothing.answer',
  mentions: 'messages.nothing.mentions',
  news: 'messages.nothing.news',
} as const satisfies Record<InboxTab, string>;

/** Any other text stands for all. */
export function tabOf(text: string): InboxTab {
  return inboxTabs.find((tab) => tab === text) ?? 'all';
}

export type MessageTabsProps = {
  readonly tab: InboxTab;
  readonly counts: InboxCounts | undefined;
  readonly onChoose: (tab: string) => void;
};

export function MessageTabs({ tab, counts, onChoose }: MessageTabsProps) {
  const { t } = useTranslation();
  return (
    <CountedTabs
      label={t('messages.title')}
      tabs={inboxTabs.map((key) => ({ key, label: t(labels[key]), count: counts?.[key] }))}
      chosen={tab}
      onChoose={onChoose}
    />
  );
}

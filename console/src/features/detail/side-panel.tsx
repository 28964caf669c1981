// Beside the item: whose and what it is, what else was set for single channels, what colleagues say of it, and how it will look on each.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import type { Composition } from '@herald/contract/content.ts';
import { ownPostsOf } from '@herald/contract/own-words.ts';
import { postOf } from '@herald/contract/post.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AudienceFacts } from './audience-facts.tsx';
import { FactList } from './fact-list.tsx';
import { authorOf, backdateOf, coverOf, tagsOf } from './fact-values.tsx';
import type { DetailSlots } from './slots.ts';

/** R-DETAIL-025: Facebook, Twitter, VK, YouTube, VK group, Instagram. */
const previewed: readonly ChannelId[] = [31, 32, 33, 34, 36, 44];
const facebook: ChannelId = 31;

export type SidePanelProps = Pick<DetailSlots, 'renderPreviews'> & {
  readonly content: Composition;
  readonly catalogue: readonly CatalogueEntry[];
  readonly chosen: readonly ChannelBinding[];
  /** Of a package. */
  readonly notes: ReactNode;
};

export function SidePanel({ content, catalogue, chosen, notes, renderPreviews }: SidePanelProps) {
  const { t } = useTranslation();
  const post = useMemo(() => postOf(content), [content]);
  const rules = useMemo(
    () => catalogue.map((entry) => entry.rules).filter(({ channelId }) => previewed.includes(channelId)),
    [catalogue],
  );
  const own = useMemo(() => ownPostsOf(content, rules), [content, rules]);
  return (
    <aside className="dt-side" aria-label={t('detail.side')}>
      <FactList
        facts={[
          { key: 'title', label: t('list.title'), value: content.title },
          { key: 'topic', label: t('detail.topic'), value: content.specialTopic },
          { key: 'tags', label: t('detail.tags'), value: tagsOf(content.tagNames) },
          { key: 'author', label: t('detail.author'), value: authorOf(content) },
        ]}
      />
      <section aria-label={t('detail.settings')}>
        <h2 className="subheading">{t('detail.settings')}</h2>
        <FactList
          facts={[
            { key: 'youtube', label: t('detail.youtubeDescription'), value: content.description },
            { key: 'facebook', label: t('detail.facebookBackdate'), value: backdateOf(content) },
            { key: 'recorded', label: t('detail.youtubeRecorded'), value: backdateOf(content) },
            { key: 'cover', label: t('detail.cover'), value: coverOf(content, t('detail.cover')) },
          ]}
        />
      </section>
      {chosen.some(({ channelid }) => channelid === facebook) && <AudienceFacts content={content} />}
      {notes}
      {content.oldFormat !== true && renderPreviews({ post, own, rules, accounts: chosen })}
    </aside>
  );
}

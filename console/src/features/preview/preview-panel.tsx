// The previews beside the editor: a tab per channel switches its preview on or off, and they follow the typing.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Articles } from './article-list.tsx';
import { shownFirst } from './channel-faces.ts';
import { ChannelPreview } from './channel-preview.tsx';
import { useViewing } from './use-viewing.ts';
import './preview.css';
import './faces.css';
import './dark.css';

export type PreviewPanelProps = {
  readonly post: Post;
  /** Of the channels that have words of their own. */
  readonly own?: ReadonlyMap<ChannelId, Post>;
  readonly rules: readonly ChannelRules[];
  readonly accounts: readonly ChannelBinding[];
  readonly problemCounts: ReadonlyMap<ChannelId, number>;
  /** Where several go out as one message. */
  readonly articles?: Articles;
};

const nobodysOwn: ReadonlyMap<ChannelId, Post> = new Map();

export function PreviewPanel(props: PreviewPanelProps) {
  const { post, own = nobodysOwn, rules, accounts, problemCounts, articles } = props;
  const { t } = useTranslation();
  const shown = useDeferredValue(post);
  const shownOwn = useDeferredValue(own);
  const [switched, setSwitched] = useState<ReadonlyMap<ChannelId, boolean>>(new Map());
  const { isPhone, isDark, view } = useViewing();
  const isShown = ({ channelId }: ChannelRules) =>
    switched.get(channelId) ??
    (accounts.length > 0
      ? accounts.some((account) => account.channelid === channelId)
      : shownFirst.includes(channelId));
  const toggle = (rule: ChannelRules) =>
    setSwitched((before) => new Map([...before, [rule.channelId, !isShown(rule)]]));
  return (
    <section className="pv-panel" aria-label={t('preview.title')}>
      <div className="pv-tabs">
        {rules.map((rule) => (
          <button
            key={rule.channelId}
            type="button"
            aria-pressed={isShown(rule)}
            onClick={() => toggle(rule)}
          >
            {rule.name}
            <Count count={problemCounts.get(rule.channelId) ?? 0} />
          </button>
        ))}
        <span className="pv-viewing">
          <button type="button" aria-pressed={isPhone} onClick={() => view({ isPhone: !isPhone })}>
            {t('preview.phone')}
          </button>
          <button type="button" aria-pressed={isDark} onClick={() => view({ isDark: !isDark })}>
            {t('preview.dark')}
          </button>
        </span>
      </div>
      <div className={`pv-stage ${isPhone ? 'pv-stage-phone' : ''} ${isDark ? 'pv-dark' : ''}`}>
        {rules.filter(isShown).map((rule) => (
          <ChannelPreview
            key={rule.channelId}
            post={shownOwn.get(rule.channelId) ?? shown}
            rules={rule}
            accounts={accounts}
            {...(articles && rule.articlesAtMost !== undefined ? { articles } : {})}
          />
        ))}
      </div>
    </section>
  );
}

function Count({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className="pv-count" aria-label={t('preview.problems', { count })}>
      {count}
    </span>
  );
}

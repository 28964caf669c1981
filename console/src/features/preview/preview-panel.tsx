// The previews beside the editor: a tab per channel switches its preview on or off, and they follow the typing.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId, ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Articles } from './article-list.tsx';
import { shownFirst } from './channel-faces.ts';
import { ChannelPreview } from './channel-preview.tsx';
import './preview.css';
import './faces.css';

export type PreviewPanelProps = {
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly accounts: readonly ChannelBinding[];
  readonly problemCounts: ReadonlyMap<ChannelId, number>;
  /** Where several go out as one message. */
  readonly articles?: Articles;
};

export function PreviewPanel({ post, rules, accounts, problemCounts, articles }: PreviewPanelProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(post);
  const [switched, setSwitched] = useState<ReadonlyMap<ChannelId, boolean>>(new Map());
  const [isPhone, setPhone] = useState(false);
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
        <button type="button" className="pv-device" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          {t('preview.phone')}
        </button>
      </div>
      <div className={isPhone ? 'pv-stage pv-stage-phone' : 'pv-stage'}>
        {rules.filter(isShown).map((rule) => (
          <ChannelPreview
            key={rule.channelId}
            post={shown}
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

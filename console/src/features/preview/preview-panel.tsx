// The previews beside the editor: a tab per channel switches its preview on or off, and they follow the typing.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId, ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faces } from './channel-faces.ts';
import { ChannelPreview } from './channel-preview.tsx';
import './preview.css';

export type PreviewPanelProps = {
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly accounts: readonly ChannelBinding[];
  readonly problemCounts: ReadonlyMap<ChannelId, number>;
};

export function PreviewPanel({ post, rules, accounts, problemCounts }: PreviewPanelProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(post);
  const [hidden, setHidden] = useState<ReadonlySet<ChannelId>>(new Set());
  const [isPhone, setPhone] = useState(false);
  const toggle = (id: ChannelId) =>
    setHidden((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  const previewed = rules.filter((rule) => faces[rule.channelId] !== undefined);
  return (
    <section className="pv-panel" aria-label={t('preview.title')}>
      <div className="pv-tabs">
        {previewed.map((rule) => (
          <button
            key={rule.channelId}
            type="button"
            aria-pressed={!hidden.has(rule.channelId)}
            onClick={() => toggle(rule.channelId)}
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
        {previewed
          .filter((rule) => !hidden.has(rule.channelId))
          .map((rule) => (
            <ChannelPreview key={rule.channelId} post={shown} rules={rule} accounts={accounts} />
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

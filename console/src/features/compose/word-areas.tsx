// The words of a post: shared by all channels, and behind a tab each channel's own area, where it may say something else (R-COMP-018).
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { CatalogueEntry, ChannelRules } from '@herald/contract/channels.ts';
import { titleLimit, titleLimitWithWechat } from '@herald/contract/constants.ts';
import type { Composition } from '@herald/contract/content.ts';
import { hasOwn } from '@herald/contract/own-words.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Change } from './composition.ts';
import { onFocusField } from './focus-field.ts';
import { LineField } from './line-field.tsx';
import { OwnWordsArea } from './own-words-area.tsx';
import type { Checks } from './use-checks.ts';
import { isCustomised, wordTabsOf } from './word-tabs-of.ts';
import { WordTabs } from './word-tabs.tsx';
import { listed } from '../../lib/listed.ts';

export type WordAreasProps = {
  readonly content: Composition;
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly catalogue: readonly CatalogueEntry[];
  readonly checks: Checks;
  readonly change: (change: Change) => void;
  /** The body below; `shared` is what its words answer to, null while one channel's own words are written. */
  readonly children: (shared: Shared | null) => ReactNode;
};

export type Shared = { readonly rules: readonly ChannelRules[]; readonly checks: Checks };

const wechat: ChannelId = 17;

export function WordAreas(props: WordAreasProps) {
  const { content, post, rules, catalogue, checks, change, children } = props;
  const { t } = useTranslation();
  const [tab, setTab] = useState<ChannelId | null>(null);
  const tabs = wordTabsOf({ content, rules, catalogue, open: tab });
  const shown = tabs.find(({ channelId }) => channelId === tab);
  const { ownWords } = content;
  // The same while it is written, so that the texts beside are not drawn anew.
  const alike = useMemo(
    () => rules.filter(({ channelId }) => !hasOwn({ ownWords }, channelId, 'text')),
    [rules, ownWords],
  );
  const customised = tabs.filter((rule) => isCustomised(content, rule));
  useEffect(
    () =>
      onFocusField((field, channelId) => {
        if (field !== 'title' && field !== 'text') return;
        const isOwn = channelId !== null && hasOwn(content, channelId, field);
        flushSync(() => setTab(isOwn ? channelId : null));
      }),
    [content],
  );
  const sharedChecks = {
    ...checks,
    at: (field: Problem['field']) => checks.at(field).filter((one) => !isOwn(content, one)),
  };
  return (
    <>
      {tabs.length > 0 && (
        <WordTabs
          {...{ content }}
          rules={tabs}
          problems={checks.problems}
          tab={shown?.channelId ?? null}
          onTab={setTab}
        />
      )}
      {shown ? (
        <OwnWordsArea key={shown.channelId} rule={shown} {...{ content, post, change }} checks={checks} />
      ) : (
        <>
          <LineField
            field="title"
            label={t('compose.fields.title')}
            value={content.title}
            limit={
              rules.some(({ channelId }) => channelId === wechat && !hasOwn(content, channelId, 'title'))
                ? titleLimitWithWechat
                : titleLimit
            }
            problems={sharedChecks.at('title')}
            onChange={(value) => change({ kind: 'title', value })}
          />
          {customised.length > 0 && (
            <p className="cp-hint cp-own-told">
              {t('compose.own.unchanged', { channels: listed(customised.map(({ name }) => name)) })}
            </p>
          )}
        </>
      )}
      {children(shown ? null : { rules: alike, checks: sharedChecks })}
    </>
  );
}

/** It stands in the area of its channel, not at the shared words. */
function isOwn(content: Composition, { channelId, field }: Problem): boolean {
  return channelId !== null && (field === 'title' || field === 'text') && hasOwn(content, channelId, field);
}

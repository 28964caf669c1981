// The middle of the desk: title, text, files, link, what single channels ask for, and how it is filed.
import type { Recipient } from '@herald/contract/check-choices.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { titleLimit, titleLimitWithWechat } from '@herald/contract/constants.ts';
import { mediaTypes, type Composition, type MediaItem } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import { useTranslation } from 'react-i18next';
import './channel-fields.css';
import { CategoryField } from './category-field.tsx';
import { askingAt } from './channel-choices.ts';
import { ChannelFields } from './channel-fields.tsx';
import { blocksOf, type Change } from './composition.ts';
import { FilingFields } from './filing-fields.tsx';
import { KeywordsField } from './keywords-field.tsx';
import { LineField } from './line-field.tsx';
import { LinkField } from './link-field.tsx';
import { MediaFields } from './media-fields.tsx';
import type { FileSlots } from './slots.ts';
import { SoundBlocks } from './sound-blocks.tsx';
import type { Checks } from './use-checks.ts';
import { useNameIn } from './use-name-in.ts';
import type { UploadField } from './use-underway.ts';
import { WordsField } from './words-field.tsx';

export type BodyFieldsProps = {
  readonly content: Composition;
  readonly aside: readonly MediaItem[];
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly to: readonly Recipient[];
  readonly checks: Checks;
  readonly slots: FileSlots;
  readonly change: (change: Change) => void;
  readonly onUnfinished: (field: UploadField, count: number) => void;
  /** It is published: its category is not a choice here (R-COMP-041), and what no edit sends stands. */
  readonly isLive?: boolean;
};

export function BodyFields({
  content,
  aside,
  post,
  rules,
  to,
  checks,
  slots,
  change,
  onUnfinished,
  isLive = false,
}: BodyFieldsProps) {
  const { t } = useTranslation();
  const nameIn = useNameIn();
  const hasWechat = rules.some(({ channelId }) => channelId === 17);
  const alsoSaid = askingAt(rules, 'keywords').map(
    ({ rules: { name }, choice }) => `${name}: ${nameIn(choice.name)}`,
  );
  return (
    <div className="cp-body">
      <LineField
        field="title"
        label={t('compose.fields.title')}
        value={content.title}
        limit={hasWechat ? titleLimitWithWechat : titleLimit}
        problems={checks.at('title')}
        onChange={(value) => change({ kind: 'title', value })}
      />
      <WordsField {...{ content, post, rules, checks, slots, change }} />
      <MediaFields {...{ content, aside, rules, checks, slots, change, onUnfinished }} />
      <LinkField links={blocksOf(content, mediaTypes.link)} problems={checks.at('link')} change={change} />
      <SoundBlocks
        blocks={blocksOf(content, mediaTypes.audio)}
        problems={checks.at('audio')}
        change={change}
      />
      <ChannelFields {...{ content, post, rules, to, checks, change, isLive }} />
      <CategoryField
        isFixed={isLive}
        value={content.channel}
        onChange={(value) => change({ kind: 'category', value })}
      />
      <FilingFields specialTopic={content.specialTopic} editor={content.editor} change={change} />
      <KeywordsField
        hint={[t('compose.fields.keywordsHint'), ...alsoSaid].join(' · ')}
        value={content.keywords}
        problems={checks.at('keywords')}
        onChange={(value) => change({ kind: 'keywords', value })}
      />
    </div>
  );
}

// The middle of the desk: title, text, files, link, what single channels ask for, and how it is filed.
import type { Recipient } from '@herald/contract/check-choices.ts';
import type { CatalogueEntry, ChannelRules } from '@herald/contract/channels.ts';
import type { Composition, MediaItem } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import { useTranslation } from 'react-i18next';
import './channel-fields.css';
import { BodyBlocks } from './body-blocks.tsx';
import { CategoryField } from './category-field.tsx';
import { askingAt } from './channel-choices.ts';
import { ChannelFields } from './channel-fields.tsx';
import type { Change } from './composition.ts';
import { CoverField } from './cover-field.tsx';
import { FilingFields } from './filing-fields.tsx';
import { KeywordsField } from './keywords-field.tsx';
import type { FileSlots } from './slots.ts';
import { TracingFields } from './tracing-fields.tsx';
import type { Checks } from './use-checks.ts';
import { useNameIn } from '../../lib/use-name-in.ts';
import type { UploadField } from './use-underway.ts';
import { WordAreas } from './word-areas.tsx';
import type { Unarrived } from '../../lib/unarrived.ts';

export type BodyFieldsProps = {
  readonly content: Composition;
  readonly aside: readonly MediaItem[];
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly to: readonly Recipient[];
  /** Of these the words of a channel that nobody is chosen of are shown, too. */
  readonly catalogue?: readonly CatalogueEntry[];
  readonly checks: Checks;
  readonly slots: FileSlots;
  readonly change: (change: Change) => void;
  readonly onUnfinished: (field: UploadField, left: Unarrived) => void;
  /** It is published: its category is not a choice here (R-COMP-041), and what no edit sends stands. */
  readonly isLive?: boolean;
};

export function BodyFields({
  content,
  aside,
  post,
  rules,
  to,
  catalogue = [],
  checks,
  slots,
  change,
  onUnfinished,
  isLive = false,
}: BodyFieldsProps) {
  const { t } = useTranslation();
  const nameIn = useNameIn();
  const alsoSaid = askingAt(rules, 'keywords').map(
    ({ rules: { name }, choice }) => `${name}: ${nameIn(choice.name)}`,
  );
  return (
    <div className="cp-body">
      <WordAreas {...{ content, post, rules, catalogue, checks, change }}>
        {(shared) => (
          <BodyBlocks {...{ content, aside, post, rules, shared, checks, slots, change, onUnfinished }} />
        )}
      </WordAreas>
      <CoverField {...{ content, rules, checks, slots, change, onUnfinished }} />
      <ChannelFields {...{ content, post, rules, to, checks, change, isLive }} />
      <CategoryField
        isFixed={isLive}
        value={content.channel}
        onChange={(value) => change({ kind: 'category', value })}
      />
      <FilingFields specialTopic={content.specialTopic} editor={content.editor} change={change} />
      <TracingFields enTitle={content.enTitle} tags={content.tagNames} change={change} />
      <KeywordsField
        hint={[t('compose.fields.keywordsHint'), ...alsoSaid].join(' · ')}
        value={content.keywords}
        problems={checks.at('keywords')}
        onChange={(value) => change({ kind: 'keywords', value })}
      />
    </div>
  );
}

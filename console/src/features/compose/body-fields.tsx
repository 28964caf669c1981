// The middle of the desk: title, text, pictures, link, category and keywords.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { keywordsLimit, titleLimit, titleLimitWithWechat } from '@herald/contract/constants.ts';
import { mediaTypes, type Composition } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryField } from './category-field.tsx';
import { blocksOf, otherBlocks, type Change } from './composition.ts';
import { FieldProblems } from './field-problems.tsx';
import { LineField } from './line-field.tsx';
import { LinkField } from './link-field.tsx';
import { OtherBlocks } from './other-blocks.tsx';
import { fieldId } from './place-problems.ts';
import type { Slots } from './slots.ts';
import { TextField } from './text-field.tsx';
import type { Checks } from './use-checks.ts';

export type BodyFieldsProps = Pick<Slots, 'renderPictures'> & {
  readonly content: Composition;
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly checks: Checks;
  readonly change: (change: Change) => void;
  readonly onUnfinished: (count: number) => void;
  /** Its category is not a choice here (R-COMP-041). */
  readonly isFiled?: boolean;
};

export function BodyFields({
  content,
  post,
  rules,
  checks,
  change,
  renderPictures,
  onUnfinished,
  isFiled = false,
}: BodyFieldsProps) {
  const { t } = useTranslation();
  const texts = blocksOf(content, mediaTypes.text);
  const hasWechat = rules.some(({ channelId }) => channelId === 17);
  const pictureSteps = useMemo(
    () => ({
      onStored: (picture: Composition['media'][number]) => change({ kind: 'picture-added', picture }),
      onDescribe: (index: number, altText: string) => change({ kind: 'picture-described', index, altText }),
      onMove: (from: number, to: number) => change({ kind: 'picture-moved', from, to }),
      onRemove: (index: number) => change({ kind: 'picture-removed', index }),
    }),
    [change],
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
      {texts.map((block, index) => (
        <TextField
          key={index}
          {...{ index, post, rules }}
          isOnly={texts.length === 1}
          value={block.content}
          problems={checks.at('text')}
          onChange={(value) => change({ kind: 'text', index, value })}
        />
      ))}
      {renderPictures({
        id: fieldId('images'),
        pictures: blocksOf(content, mediaTypes.image),
        rules,
        onUnfinished,
        ...pictureSteps,
      })}
      <FieldProblems problems={checks.at('images')} />
      <LinkField links={blocksOf(content, mediaTypes.link)} problems={checks.at('link')} change={change} />
      <OtherBlocks blocks={otherBlocks(content)} problems={checks.at('video')} change={change} />
      <CategoryField
        isFixed={isFiled}
        value={content.channel}
        onChange={(value) => change({ kind: 'category', value })}
      />
      <LineField
        field="keywords"
        label={t('compose.fields.keywords')}
        hint={t('compose.fields.keywordsHint')}
        value={content.keywords}
        limit={keywordsLimit}
        problems={checks.at('keywords')}
        onChange={(value) => change({ kind: 'keywords', value })}
      />
    </div>
  );
}

// What stands in one block of the body, by its kind, with what is wrong with it.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Composition, MediaItem } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Field } from '@herald/contract/problems.ts';
import { Button } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleField } from './article-field.tsx';
import { blockNames } from './block-names.ts';
import type { Block } from './blocks.ts';
import type { Change } from './composition.ts';
import { FieldProblems } from './field-problems.tsx';
import { LinkField } from './link-field.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { fieldId } from './place-problems.ts';
import { SetAside } from './set-aside.tsx';
import { SoundPart } from './sound-part.tsx';
import type { FileSlots } from './slots.ts';
import { TextPart } from './text-part.tsx';
import type { ArticleMode } from './use-article-mode.ts';
import type { BlockDeeds } from './use-block-deeds.ts';
import type { Checks } from './use-checks.ts';
import type { Picking } from './use-picking.ts';
import type { UploadField } from './use-underway.ts';
import { VideoPart } from './video-part.tsx';
import type { Shared } from './word-areas.tsx';
import type { Unarrived } from '../../lib/unarrived.ts';

export type BodyProps = {
  readonly content: Composition;
  readonly aside: readonly MediaItem[];
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly shared: Shared | null;
  readonly checks: Checks;
  readonly slots: FileSlots;
  readonly change: (change: Change) => void;
  readonly onUnfinished: (field: UploadField, left: Unarrived) => void;
};

export type BlockPartProps = BodyProps & {
  readonly block: Block;
  /** Every block that is shown, and the places that stand open. */
  readonly all: readonly Block[];
  readonly article: ArticleMode;
  /** Where each text stops fitting. */
  readonly overflows: readonly (number | null)[];
  readonly picking: Picking;
  readonly deeds: BlockDeeds;
};

export function BlockPart(props: BlockPartProps) {
  const { block, all, content, aside, rules, checks, slots, change, onUnfinished, picking } = props;
  const removed = useRemoval(props);
  const alike = all.filter(({ kind }) => kind === block.kind);
  const index = alike.indexOf(block);
  const isLast = index === alike.length - 1;
  const id = (field: Field, isFirst: boolean) => `${fieldId(field)}${isFirst ? '' : `-${index}`}`;
  const [item] = block.items;
  if (block.kind === 'images')
    return (
      <>
        <PicturesPart
          id={id('images', isLast)}
          name={block.key}
          names={alike.map(({ key }) => key).join(',')}
          pictures={block.items}
          first={alike.slice(0, index).reduce((count, { items }) => count + items.length, 0)}
          render={slots.renderPictures}
          onRemove={removed.picture}
          {...{ isLast, rules, change, onUnfinished }}
        />
        {isLast && (
          <>
            <SetAside pictures={aside} onBack={() => change({ kind: 'pictures-back', pictures: aside })} />
            <FieldProblems problems={checks.at('images')} />
          </>
        )}
      </>
    );
  if (block.kind === 'video')
    return (
      <>
        <VideoPart
          id={fieldId('video')}
          videos={block.items}
          cover={content.cover}
          picked={picking.picked}
          render={slots.renderVideo}
          onRemove={removed.video}
          {...{ rules, change, onUnfinished }}
        />
        <FieldProblems problems={checks.at('video')} />
      </>
    );
  if (block.kind === 'text' || !item) return <WordsPart {...props} {...{ index, alike }} />;
  if (block.kind === 'audio')
    return (
      <>
        <SoundPart
          sound={item}
          onRemove={() => removed.other({ kind: 'sound-removed', block: item }, item)}
        />
        {isLast && <FieldProblems problems={checks.at('audio')} />}
      </>
    );
  return (
    <LinkField
      id={id('link', index === 0)}
      link={item}
      problems={isLast ? checks.at('link') : []}
      onChange={(value) => change({ kind: 'link', index, value })}
      onRemove={() => removed.other({ kind: 'link-removed', index }, item)}
    />
  );
}

type WordsPartProps = BlockPartProps & { readonly index: number; readonly alike: readonly Block[] };

/** The text as an article, or this one of its plain texts. */
function WordsPart(props: WordsPartProps) {
  const { block, index, alike, content, post, shared, article, overflows, slots, change } = props;
  const { t } = useTranslation();
  if (!shared) return null;
  const { rules, checks } = shared;
  if (article.isArticle)
    return (
      <ArticleField
        {...{ content, post, rules, checks, slots, change }}
        onPlain={() => {
          article.switchOff();
          change({ kind: 'article-dropped' });
        }}
      />
    );
  const problems = checks.at('text');
  const isLast = index === alike.length - 1;
  return (
    <>
      <TextPart
        value={block.items[0]?.content ?? ''}
        post={index === 0 ? post : null}
        overflowAt={overflows[index] ?? null}
        problems={index === 0 ? problems : noProblems}
        isWrong={problems.length > 0}
        {...{ index, rules, change }}
      />
      {isLast && article.isFormatted && <p className="cp-hint">{t('article.keptFor')}</p>}
      {isLast && article.switchOn && (
        <Button className="cp-to-article" size="small" onClick={article.switchOn}>
          {t('article.switchOn')}
        </Button>
      )}
    </>
  );
}

const noProblems: readonly [] = [];

/** Taken out with an Undo; what stands in formatted words goes with them, and is taken back there. */
function useRemoval({ block, article, change, deeds }: BlockPartProps) {
  const { t } = useTranslation();
  const { takeOut } = deeds;
  const { isFormatted } = article;
  const said = t('compose.blocks.removed', { kind: t(blockNames[block.kind]) });
  const other = useCallback(
    (out: Change, item: MediaItem | undefined) =>
      isFormatted || !item ? change(out) : takeOut(out, [item], said),
    [isFormatted, change, takeOut, said],
  );
  const picture = useCallback(
    (index: number, item: MediaItem | undefined) => other({ kind: 'picture-removed', index }, item),
    [other],
  );
  const video = useCallback(
    (index: number, item: MediaItem | undefined) => other({ kind: 'video-removed', index }, item),
    [other],
  );
  return { other, picture, video };
}

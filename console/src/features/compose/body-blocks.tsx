// The body: its blocks in the order their author wants, behind them the places where pictures and a video would stand, and what can be added.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AddBlocks } from './add-blocks.tsx';
import { BlockFrame } from './block-frame.tsx';
import { blockNames } from './block-names.ts';
import { BlockPart, type BodyProps } from './block-part.tsx';
import './blocks.css';
import {
  blocksAfter,
  nextKey,
  orderWithBlockAt,
  orderWithPictureStepped,
  type Block,
  type Order,
} from './blocks.ts';
import type { Change } from './composition.ts';
import { FieldProblems } from './field-problems.tsx';
import { fieldId } from './place-problems.ts';
import { useArticleMode } from './use-article-mode.ts';
import { useBlockDeeds } from './use-block-deeds.ts';
import { useBlockDrag } from './use-block-drag.ts';
import { useBlockSteps } from './use-block-steps.ts';
import { useOverflows } from './use-overflows.ts';
import { usePicking } from './use-picking.ts';
import { Unseen } from '../../ui/unseen.tsx';

const noRules: readonly ChannelRules[] = [];
const noItems: readonly MediaItem[] = [];

export function BodyBlocks(props: BodyProps) {
  const { content, shared, checks, slots, change } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const blocks = useBlocks(content.media);
  const deeds = useBlockDeeds(list, content.media, change);
  const article = useArticleMode(content, shared?.rules ?? noRules);
  const picking = usePicking(content, change);
  const overflows = useOverflows(content.media, props.post, shared?.rules ?? noRules);
  // Asked for beside so many blocks of pictures.
  const [wantedBeside, setWantedBeside] = useState(-1);
  /** `item` is the first that moves: whatever it comes to stand with, its block is the one that is told of. */
  const move = (order: Order | null, kind: Block['kind'], item: MediaItem | undefined) => {
    if (!order) return;
    const after = blocksAfter(
      blocks,
      order.flatMap((at) => content.media[at] ?? []),
    );
    const place = after.findIndex(({ items }) => item && items.includes(item)) + 1;
    const told = { kind: t(blockNames[kind]), place, count: after.length };
    deeds.order(order, t('compose.blocks.moved', told));
  };
  const moveTo = (key: string, to: number) => {
    const from = blocks.findIndex((block) => block.key === key);
    const block = blocks[from];
    if (block) move(orderWithBlockAt(content.media, from, to), block.kind, block.items[0]);
  };
  const isFixed = shared === null || article.isArticle || blocks.length < 2;
  const hold = useBlockSteps(list, (key, by, url) => {
    const from = blocks.findIndex((block) => block.key === key);
    const block = blocks[from];
    if (!block || isFixed) return;
    const picture = block.items.length > 1 ? block.items.find((item) => item.url === url) : undefined;
    if (!picture) return moveTo(key, from + by);
    move(orderWithPictureStepped(content.media, picture, by), block.kind, picture);
  });
  const drag = useBlockDrag(list, moveTo);
  /** Whoever adds one writes in it next. */
  const add = (one: Change) => {
    flushSync(() => change(one));
    const fields = list.current?.querySelectorAll<HTMLElement>(
      '[data-block] textarea, [data-block] input[type=url]',
    );
    [...(fields ?? [])].at(-1)?.focus();
  };
  const texts = blocks.filter(({ kind }) => kind === 'text');
  const isShown = (block: Block) =>
    block.kind !== 'text' || (shared !== null && (!article.isArticle || block === texts[0]));
  const shown = blocks.filter(isShown);
  const images = shown.filter(({ kind }) => kind === 'images');
  const isOpen = images.length === 0 || images.length === wantedBeside;
  const doors: Block[] = [
    ...(isOpen ? [{ kind: 'images' as const, key: nextKey('images', blocks), items: noItems }] : []),
    ...(shown.some(({ kind }) => kind === 'video')
      ? []
      : [{ kind: 'video' as const, key: 'video-0', items: noItems }]),
  ];
  const all = [...shown, ...doors];
  const hasLink = blocks.some(({ kind }) => kind === 'link');
  return (
    <div className="cp-blocks" ref={list}>
      {all.map((block, place) => (
        <BlockFrame
          key={block.key}
          name={block.key}
          kind={block.kind}
          steps={
            isFixed || place >= shown.length
              ? null
              : {
                  place,
                  count: shown.length,
                  drag,
                  onMove: (to) => {
                    hold();
                    moveTo(block.key, to);
                  },
                  onRemove: removal(
                    block,
                    texts,
                    deeds.takeOut,
                    t('compose.blocks.removed', {
                      kind: t(blockNames[block.kind]),
                    }),
                  ),
                }
          }
        >
          <BlockPart {...props} {...{ block, all, article, overflows, picking, deeds }} />
        </BlockFrame>
      ))}
      <AddBlocks
        hasLink={hasLink}
        takesText={shared !== null && !article.isArticle}
        takesPictures={!isOpen && shown.at(-1)?.kind !== 'images'}
        renderMaterials={slots.renderMaterials}
        onAdd={add}
        onPictures={() => {
          flushSync(() => setWantedBeside(images.length));
          document.getElementById(fieldId('images'))?.click();
        }}
        onPick={picking.onAdd}
      />
      {!hasLink && <FieldProblems problems={checks.at('link')} />}
      <Unseen isTold>{deeds.told}</Unseen>
    </div>
  );
}

/** Known by their names through every change. */
function useBlocks(media: readonly MediaItem[]): readonly Block[] {
  const [known, setKnown] = useState(() => blocksAfter([], media));
  const blocks = blocksAfter(known, media);
  if (blocks !== known) setKnown(blocks);
  return blocks;
}

/** A text beside another, and several pictures at once; all else has its own way out. */
function removal(
  block: Block,
  texts: readonly Block[],
  takeOut: ReturnType<typeof useBlockDeeds>['takeOut'],
  said: string,
): (() => void) | null {
  if (block.kind === 'images' && block.items.length > 1)
    return () => takeOut({ kind: 'pictures-removed', pictures: block.items }, block.items, said);
  if (block.kind !== 'text' || texts.length < 2) return null;
  return () => takeOut({ kind: 'text-removed', index: texts.indexOf(block) }, block.items, said);
}

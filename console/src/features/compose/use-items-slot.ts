// What the list of items shows of each, what its buttons do, and what a channel that joins several in one message previews.
import type { Problem } from '@herald/contract/problems.ts';
import { contentFor } from '@herald/contract/own-words.ts';
import { postOf, type Post } from '@herald/contract/post.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemRow, ItemsSlot, Planned, Together } from '../../lib/items-slot.ts';
import { useSigns } from '../../lib/permissions.ts';
import { sayProblem } from '../../lib/say.ts';
import { isUnsaved, isUntouched, type Item } from './items.ts';
import type { Articles } from './slots.ts';
import { tooManyFor, type Batch } from './use-batch.ts';
import type { Checks } from './use-checks.ts';
import type { Chosen } from './use-chosen.ts';
import type { ItemCheck } from './use-item-problems.ts';
import type { ItemsOnDesk } from './use-items.ts';
import type { PlanningAll } from './use-planning-all.ts';

export type ItemsSlotAsk = {
  readonly items: ItemsOnDesk;
  readonly to: Chosen;
  readonly check: ItemCheck;
  readonly batch: Batch;
  readonly planning: PlanningAll;
  /** Of the one on the desk, with what the server found. */
  readonly checks: Checks;
};

export function useItemsSlot({ items, to, check, batch, planning, checks }: ItemsSlotAsk) {
  const { all, active, open } = items;
  const countOf = (item: Item) => gravities(item.key === active.key ? checks.problems : check(item));
  const rows = all.map((item): ItemRow => ({
    key: item.key,
    title: item.content.title.trim(),
    standing: standingOf(item),
    // Of what nobody has begun nothing is wrong yet.
    problemCount: isUntouched(item) ? 0 : countOf(item),
  }));
  const slot: ItemsSlot = {
    rows,
    active: active.key,
    together: useTogether(all, to, batch),
    planned: usePlanned(all, to, planning),
    onOpen: open,
    onMove: items.move,
    onRemove: items.remove,
    onNew: items.addNew,
    onAddSaved: (kind, ids) =>
      items.addSaved(
        ids.map((id) => (kind === 'template' ? { kind: 'copy', copied: { of: kind, id } } : { kind, id })),
      ),
  };
  return { slot, articles: useArticles(items, to) };
}

function gravities(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity !== 'info').length;
}

function standingOf(item: Item): ItemRow['standing'] {
  if (isUntouched(item)) return 'new';
  if (isUnsaved(item)) return 'unsaved';
  return item.identity.schedule === null ? 'saved' : 'scheduled';
}

/** One message needs no more than publishing does; one post after the other needs the permission to arrange (C-60). */
function useTogether(all: readonly Item[], { chosen, rules }: Chosen, batch: Batch): Together | null {
  const { t } = useTranslation();
  const { canPublish, canArrange, accountsShown } = useSigns();
  if (all.length < 2 || !canPublish || !accountsShown) return null;
  const isOneMessage = rules.length > 0 && rules.every(({ articlesAtMost }) => articlesAtMost !== undefined);
  const tooMany = tooManyFor(rules, all.length);
  const obstacle = () => {
    if (chosen.length === 0) return t('items.chooseAccounts');
    if (!isOneMessage && !canArrange) return t('items.mayNotArrange');
    return tooMany ? sayProblem(tooMany) : null;
  };
  return { isOneMessage, obstacle: obstacle(), isLocked: batch.isLocked, onPublish: batch.open };
}

/** Who may schedule one may schedule all of them. */
function usePlanned(all: readonly Item[], { chosen }: Chosen, planning: PlanningAll): Planned | null {
  const { t } = useTranslation();
  const { canSchedule } = useSigns();
  const count = planning.items.length;
  if (all.length < 2 || count === 0 || !canSchedule) return null;
  const obstacle = chosen.length === 0 ? t('items.chooseAccounts') : null;
  return { count, obstacle, isLocked: planning.isLocked, onPlan: planning.open };
}

/** A post is made anew only where its content is another. */
function useArticles({ all, active, open }: ItemsOnDesk, { rules }: Chosen): Articles | null {
  const [made] = useState(() => new WeakMap<Item['content'], Post>());
  const joining = rules.find(({ articlesAtMost }) => articlesAtMost !== undefined);
  if (all.length < 2 || !joining) return null;
  const postFor = ({ content }: Item) => {
    const post = made.get(content) ?? postOf(contentFor(content, joining.channelId));
    made.set(content, post);
    return post;
  };
  return {
    posts: all.map(postFor),
    at: all.indexOf(active),
    onOpen: (at) => {
      const item = all[at];
      if (item) open(item.key);
    },
  };
}

// The content items open in the composer: which there are, in their order, which is on the desk, and every way this changes.
import type { Composition } from '@herald/contract/content.ts';
import { emptyComposition, sameContent, withAccounts } from './composition.ts';
import type { Opened } from './open-items.ts';
import { nobody } from './saved-forms.ts';
import { deskFor, stepped, type Desk, type DeskStep } from './use-composition.ts';
import { isUploading, nothingUnderway, type Underway, type UploadField } from './use-underway.ts';
import { areAlike, type Unarrived } from '../../lib/unarrived.ts';

export type Item = Desk & {
  readonly key: string;
  readonly underway: Underway;
  /** Publishing it was tried: whatever is wrong stands at its fields. */
  readonly isTried: boolean;
  /** It was on the desk before, so what crashed tabs left of it has been offered. */
  readonly isKnown: boolean;
  /** A copy of the browser's: it is saved without waiting for somebody to touch it. */
  readonly isRestored?: boolean;
};

/** Never empty; `active` is the key of the one on the desk. */
export type Items = { readonly all: readonly Item[]; readonly active: string };

export type ItemsStep =
  | { kind: 'stepped'; key: string; step: DeskStep }
  | { kind: 'added'; items: readonly Item[] }
  | { kind: 'opened' | 'tried'; key: string }
  | { kind: 'moved'; key: string; to: number }
  | { kind: 'removed'; key: string; spare: Item }
  | { kind: 'uploading'; key: string; field: UploadField; left: Unarrived }
  | { kind: 'cleared'; key: string; fresh: Item }
  | { kind: 'started-over'; item: Item };

export function itemFor(key: string, opened: Opened): Item {
  return { ...deskFor(opened), key, underway: nothingUnderway, isTried: false, isKnown: false };
}

export function newItem(key: string, accountIds: readonly string[] = []): Item {
  return itemFor(key, { content: withAccounts(emptyComposition(), accountIds), identity: nobody });
}

/** What the browser kept of a new page, beside what is written since. */
export function restoredItem(key: string, content: Composition): Item {
  const item = itemFor(key, { content, identity: nobody, isNew: true });
  return { ...item, isKnown: true, isRestored: true };
}

/** Nobody has written anything here yet; accounts are chosen for all, so they are no content of it. */
export function isUntouched({ content, identity, underway }: Item): boolean {
  const isNew = identity.draftId === null && identity.pkGUID === null;
  return isNew && !isUploading(underway) && sameContent(withAccounts(content, []), emptyComposition());
}

export function isUnsaved(item: Item): boolean {
  return isUploading(item.underway) || isWritten(item);
}

export function isWritten({ content, saved }: Item): boolean {
  return !sameContent(content, saved);
}

/** As an address names them; whatever accounts the first that has some is for, all are for. */
export function itemsOf(all: readonly Item[], at: number): Items {
  const active = all[at] ?? all[0];
  return { all: sharing(all, all), active: active?.key ?? '' };
}

export function activeOf({ all, active }: Items): Item {
  const item = all.find(({ key }) => key === active) ?? all[0];
  if (!item) throw new Error('The composer has lost its items.');
  return item;
}

export function itemsAfter(items: Items, step: ItemsStep): Items {
  const next = after(items, step);
  return next.active === items.active
    ? next
    : { ...next, all: changedAt(next.all, items.active, { isKnown: true }) };
}

function after(items: Items, step: ItemsStep): Items {
  const { all } = items;
  switch (step.kind) {
    case 'stepped':
      return together(
        all.map((item) => (item.key === step.key ? { ...item, ...stepped(item, step.step) } : item)),
        items,
        step,
      );
    case 'added':
      return added(items, step.items);
    case 'opened':
      return all.some(({ key }) => key === step.key) ? { ...items, active: step.key } : items;
    case 'tried':
      return { ...items, all: changedAt(all, step.key, { isTried: true }) };
    case 'moved':
      return { ...items, all: movedTo(all, step.key, step.to) };
    case 'removed':
      return removed(items, step.key, step.spare);
    case 'uploading': {
      const underway = all.find(({ key }) => key === step.key)?.underway;
      if (!underway || areAlike(underway[step.field], step.left)) return items;
      return {
        ...items,
        all: changedAt(all, step.key, { underway: { ...underway, [step.field]: step.left } }),
      };
    }
    case 'cleared':
      return cleared(items, step);
    case 'started-over':
      return { all: [step.item], active: step.item.key };
  }
}

/** All go to the same accounts: those of one are those of all, which is no change of what the others say. */
function together(
  all: readonly Item[],
  { active }: Items,
  { key, step }: ItemsStep & { kind: 'stepped' },
): Items {
  const changed = all.find((item) => item.key === key);
  const other = all.find((item) => item.key !== key);
  if (!changed || !other || step.kind === 'saved' || step.kind === 'known') return { all, active };
  if (step.kind === 'changed' && step.change.kind === 'accounts') {
    const { accountIds } = changed.content;
    return { all: all.map((item) => (item === changed ? item : settled(item, accountIds))), active };
  }
  // What comes back does not choose for the others.
  const { accountIds } = other.content;
  if (changed.content.accountIds.join() === accountIds.join()) return { all, active };
  return { all: all.map((item) => (item === changed ? settled(item, accountIds) : item)), active };
}

function settled(item: Item, accountIds: readonly string[]): Item {
  if (item.content.accountIds.join() === accountIds.join()) return item;
  return {
    ...item,
    content: withAccounts(item.content, accountIds),
    saved: withAccounts(item.saved, accountIds),
  };
}

/** One that is open already is not opened twice; an empty page gives its place. */
function added({ all, active }: Items, more: readonly Item[]): Items {
  const kept = all.filter((item) => !isUntouched(item) || more.every(isUntouched));
  const open = (one: Item) => kept.find((item) => isSame(item, one));
  const fresh = more.filter((one) => !open(one));
  const [first] = more;
  return {
    all: sharing([...kept, ...fresh], [...all, ...more]),
    active: first ? (open(first) ?? first).key : active,
  };
}

function sharing(all: readonly Item[], among: readonly Item[]): readonly Item[] {
  const accountIds = among.find(({ content }) => content.accountIds.length > 0)?.content.accountIds;
  return accountIds ? all.map((item) => settled(item, accountIds)) : all;
}

/** Of the same draft, or where one has none of the same package. */
export function isSame(one: Item, { identity }: Item): boolean {
  const { draftId, pkGUID } = one.identity;
  if (identity.draftId !== null && draftId !== null) return draftId === identity.draftId;
  return pkGUID !== null && pkGUID === identity.pkGUID;
}

function removed({ all, active }: Items, key: string, spare: Item): Items {
  const at = all.findIndex((item) => item.key === key);
  const left = all.filter((item) => item.key !== key);
  const next = left[at] ?? left[at - 1];
  if (!next) return { all: [spare], active: spare.key };
  return { all: left, active: active === key ? next.key : active };
}

/** What was known of it went with it, how saving stood too: what is written in its place has nothing to do with it. */
function cleared({ all, active }: Items, { key, fresh }: ItemsStep & { kind: 'cleared' }): Items {
  const others = all.filter((item) => item.key !== key);
  const next = all.map((item) => (item.key === key ? fresh : item));
  return { all: sharing(next, others), active: active === key ? fresh.key : active };
}

function movedTo(all: readonly Item[], key: string, to: number): readonly Item[] {
  const from = all.findIndex((item) => item.key === key);
  const item = all[from];
  return !item || to < 0 || to >= all.length ? all : all.toSpliced(from, 1).toSpliced(to, 0, item);
}

function changedAt(all: readonly Item[], key: string, change: Partial<Item>): readonly Item[] {
  return all.map((item) => (item.key === key ? { ...item, ...change } : item));
}

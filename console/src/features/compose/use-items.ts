// The items on the desk, as the page holds them: switching loses nothing, and a save that answers late still reaches its own.
import type { Composition } from '@herald/contract/content.ts';
import { useCallback, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { listed } from '../../lib/listed.ts';
import { tell } from '../../lib/notices.ts';
import { sameContent, type Change } from './composition.ts';
import { freshKey } from './fresh-key.ts';
import type { Named } from './item-address.ts';
import {
  activeOf,
  isSame,
  isUntouched,
  isWritten,
  itemFor,
  itemsAfter,
  itemsOf,
  newItem,
  restoredItem,
  type Item,
  type ItemsStep,
} from './items.ts';
import { openNamed, type Opened } from './open-items.ts';
import type { Identity } from './saved-forms.ts';
import type { CompositionOnDesk } from './use-composition.ts';
import type { CopyPlace, OpenApart } from './copy-place.ts';
import type { UploadField } from './use-underway.ts';
import type { Unarrived } from '../../lib/unarrived.ts';

export type ItemsOnDesk = {
  readonly all: readonly Item[];
  readonly active: Item;
  /** The active one, as the desk takes it. */
  readonly desk: CompositionOnDesk;
  readonly onUnfinished: (field: UploadField, left: Unarrived) => void;
  /** Of any item, on the desk or not. */
  readonly tellUnfinished: (key: string, field: UploadField, left: Unarrived) => void;
  /** Of any item as well. */
  readonly change: (key: string, change: Change) => void;
  readonly open: (key: string) => void;
  readonly addNew: () => void;
  /** Answers its key. */
  readonly addRestored: (content: Composition) => string;
  /** Those that cannot be opened are told of, and the others come. */
  readonly addSaved: (named: readonly Named[]) => Promise<void>;
  readonly move: (key: string, to: number) => void;
  readonly remove: (key: string) => void;
  /** An empty one takes the place of the one on the desk. */
  readonly clear: () => void;
  /** One empty item for these accounts, and nothing else. */
  readonly startOver: (accountIds: readonly string[]) => void;
  readonly markSaved: (item: Pick<Item, 'key' | 'content'>, identity: Identity) => void;
  readonly know: (key: string, identity: Identity) => void;
  readonly markTried: (key: string) => void;
};

export function useItems(opened: readonly Opened[], at: number): ItemsOnDesk {
  const { t } = useTranslation();
  const titleOf = ({ content: { title } }: Item) => (title === '' ? t('list.untitled') : title);
  const [items, step] = useReducer(itemsAfter, opened, (all) =>
    itemsOf(
      all.map((one) =>
        one.restoredAs === undefined ? itemFor(freshKey(), one) : restoredItem(one.restoredAs, one.content),
      ),
      at,
    ),
  );
  const active = activeOf(items);
  const { key } = active;
  const steps = useMemo(() => stepsFor(key, step), [key]);
  const tellUnfinished = useCallback(
    (one: string, field: UploadField, left: Unarrived) => step({ kind: 'uploading', key: one, field, left }),
    [],
  );
  const change = useCallback(
    (one: string, it: Change) => step({ kind: 'stepped', key: one, step: { kind: 'changed', change: it } }),
    [],
  );
  const isDirty = useMemo(() => !sameContent(active.content, active.saved), [active.content, active.saved]);
  const { accountIds } = active.content;
  return {
    all: items.all,
    active,
    desk: { ...active, isDirty, ...steps.desk },
    onUnfinished: steps.onUnfinished,
    tellUnfinished,
    change,
    open: (one) => step({ kind: 'opened', key: one }),
    addNew: () => {
      const empty = items.all.find(isUntouched);
      if (empty) return step({ kind: 'opened', key: empty.key });
      return step({ kind: 'added', items: [newItem(freshKey(), accountIds)] });
    },
    addRestored: (content) => {
      const fresh = freshKey();
      step({ kind: 'added', items: [restoredItem(fresh, content)] });
      return fresh;
    },
    addSaved: async (named) => {
      const found = await Promise.all(named.map(openOrTell));
      const more = found.flatMap((one) => (one ? [itemFor(freshKey(), one)] : []));
      const known = more.filter((one) => items.all.some((item) => isSame(item, one)));
      if (known.length > 0) tell('info', t('items.already', { titles: listed(known.map(titleOf)) }));
      if (more.length > 0) step({ kind: 'added', items: more });
    },
    move: (one, to) => step({ kind: 'moved', key: one, to }),
    remove: (one) => step({ kind: 'removed', key: one, spare: newItem(freshKey(), accountIds) }),
    clear: () => step({ kind: 'cleared', key, fresh: newItem(freshKey()) }),
    startOver: (ids) => step({ kind: 'started-over', item: newItem(freshKey(), ids) }),
    markSaved: (item, identity) =>
      step({ kind: 'stepped', key: item.key, step: { kind: 'saved', content: item.content, identity } }),
    know: (one, identity) => step({ kind: 'stepped', key: one, step: { kind: 'known', identity } }),
    markTried: (one) => step({ kind: 'tried', key: one }),
  };
}

/** Where in this browser the copy of the one on the desk lies, beside those of the others; `openApart` makes an item of one. */
export function copyPlaceOf({ all, active }: ItemsOnDesk, openApart: OpenApart): CopyPlace {
  const others = all.filter((item) => item !== active);
  return {
    item: null,
    isOfSchedule: false,
    slot: active.key,
    isKnown: active.isKnown,
    others: others.map(({ key }) => key),
    unsaved: others.filter(isWritten),
    openApart: isUntouched(active) ? null : openApart,
  };
}

function stepsFor(key: string, step: (one: ItemsStep) => void) {
  return {
    desk: {
      change: (change: Change) => step({ kind: 'stepped', key, step: { kind: 'changed', change } }),
      markSaved: (content: Composition, identity: Identity) =>
        step({ kind: 'stepped', key, step: { kind: 'saved', content, identity } }),
      know: (identity: Identity) => step({ kind: 'stepped', key, step: { kind: 'known', identity } }),
    },
    onUnfinished: (field: UploadField, left: Unarrived) => step({ kind: 'uploading', key, field, left }),
  };
}

async function openOrTell(named: Named): Promise<Opened | null> {
  try {
    return await openNamed(named);
  } catch (error) {
    if (!(error instanceof CallRefusal)) throw error;
    tell('error', error.sentence);
    return null;
  }
}

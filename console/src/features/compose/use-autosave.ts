// Saves each item as a draft once typing has rested, and when the window is hidden; never what is scheduled, live, empty or untouched.
import { blocks, checkDraft } from '@herald/contract/check-content.ts';
import type { Composition } from '@herald/contract/content.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import { saveDraft } from './api.ts';
import { sameContent } from './composition.ts';
import type { Item } from './items.ts';
import { isGone, isUnreached, refusalKind } from './refusal-kinds.ts';
import { saveAnew } from './save-anew.ts';
import { namedSave, noteSent, noteUnsaved, type SaveRoom, type SaveRooms } from './save-rooms.ts';
import type { ItemsOnDesk } from './use-items.ts';

/** composer.md 4. */
const restMs = 1_500;
/** While the server cannot be reached; the browser's own word that it is back is not always true. */
const tryAgainMs = 10_000;

/** `found` is what was there before anybody touched it; null where that is not saved either. */
type Armed = {
  readonly found: Composition | null;
  readonly content: Composition;
  readonly timer: ReturnType<typeof setInterval> | undefined;
};

export function useAutosave(items: ItemsOnDesk, rooms: SaveRooms, isAllowed: boolean): void {
  const [armed] = useState(() => new Map<string, Armed>());
  const save = useEffectEvent((key: string) => {
    const item = items.all.find((one) => one.key === key);
    const room = rooms.of(key);
    // Another save of it is going: it is tried again a rest later.
    if (room.goingBy() !== null) return;
    clearInterval(armed.get(key)?.timer);
    if (!isAllowed || !item || armed.get(key)?.found === item.content || !isDue(item, room)) return;
    void room.enter('rest', () => saveItem(items, item, room));
  });
  const arm = useEffectEvent((item: Item) => {
    const { key, content, isRestored = false } = item;
    const before = armed.get(key);
    clearInterval(before?.timer);
    const timer = before || isRestored ? setInterval(() => save(key), restMs) : undefined;
    const found = before ? before.found : isRestored ? null : content;
    armed.set(key, { found, content, timer });
  });
  useEffect(() => {
    for (const item of items.all) if (armed.get(item.key)?.content !== item.content) arm(item);
  }, [armed, items.all]);
  useEffect(
    () => () => {
      for (const { timer } of armed.values()) clearInterval(timer);
      armed.clear();
    },
    [armed],
  );
  const saveAll = useEffectEvent(() => {
    for (const { key } of items.all) save(key);
  });
  const isUnreachedNow = items.all.some(({ key }) => rooms.of(key).state.kind === 'unreached');
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && saveAll();
    const again = () => saveAll();
    const timer = isUnreachedNow ? setInterval(again, tryAgainMs) : undefined;
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', again);
    };
  }, [isUnreachedNow]);
}

function isDue({ content, saved, identity }: Item, { state, known: { stop } }: SaveRoom): boolean {
  if (sameContent(content, saved) || identity.schedule !== null) return false;
  if (state.kind === 'taken' || state.kind === 'gone') return false;
  if (stop !== null && (stop.isLasting || stop.content === content)) return false;
  return !blocks(checkDraft(content));
}

async function saveItem(items: ItemsOnDesk, { key, content, identity }: Item, room: SaveRoom) {
  const { known, setState } = room;
  const name = namedSave(known);
  noteSent(known, name);
  setState({ kind: 'working', by: 'rest' });
  known.lastSave = saveDraft;
  try {
    const save = known.isAnew ? saveAnew : saveDraft;
    const now = await save(content, identity, name, true);
    Object.assign(known, { lost: [], stop: null, isAnew: false });
    items.markSaved({ key, content }, now);
    setState({ kind: 'saved', at: serverNow(), by: 'rest' });
    return now;
  } catch (error) {
    if (isUnreached(error)) {
      setState({ kind: 'unreached' });
      return null;
    }
    noteUnsaved(known, name);
    if (isGone(error)) {
      setState({ kind: 'gone' });
      return null;
    }
    const refusal = refusalKind(error);
    if (refusal.kind === 'scheduled') {
      // Somebody has scheduled it meanwhile: from here on it is saved only by who agrees to withdraw that.
      items.know(key, { ...identity, schedule: refusal.schedule });
      setState({ kind: 'untouched' });
      return null;
    }
    known.stop = { content, isLasting: refusal.kind === 'told' };
    setState({ kind: refusal.kind === 'take-over' ? 'taken' : 'refused', sentence: refusal.sentence });
    return null;
  }
}

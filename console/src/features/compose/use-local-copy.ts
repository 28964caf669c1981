// Keeps this tab's copy in the browser while something is unsaved, and offers those that closed or crashed tabs left behind.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import type { AccountsApart } from './copy-accounts.tsx';
import type { CopyPlace } from './copy-place.ts';
import { copyName, dropCopy, hasCopy, keepCopy, type FoundCopy, type LocalCopy } from './local-copy.ts';
import { claimTab } from './open-tabs.ts';
import type { SaveRoom } from './save-rooms.ts';
import type { Identity } from './saved-forms.ts';
import type { CompositionOnDesk } from './use-composition.ts';
import { useLeftBehind } from './use-left-behind.ts';
import { useRestoring } from './use-restoring.ts';

const writeAfterMs = 500;

export type OfferedCopy = {
  /** False when this browser takes no copy, while there is something to lose. */
  readonly isKept: boolean;
  readonly offered: LocalCopy | null;
  readonly apart: AccountsApart | null;
  readonly restore: () => void;
  readonly discard: () => void;
  /** At once: whether the browser has a copy of all that is not saved, here and in the other items. */
  readonly keepAll: () => boolean;
};

export function useLocalCopy(
  person: string,
  desk: CompositionOnDesk,
  room: Pick<SaveRoom, 'state' | 'known' | 'note' | 'setState' | 'settled'>,
  place: CopyPlace,
): OfferedCopy {
  const { lost } = room.known;
  const isGone = room.state.kind === 'gone';
  const { content, identity, isDirty } = desk;
  const item = place.item ?? itemOf(identity);
  const left = useLeftBehind(person, desk, place);
  const { tab, found, setFound } = left;
  const nameAt = (of: string | null, slot: string) =>
    tab === null ? null : copyName({ person, item: of }, tab, slot);
  const name = nameAt(item, place.slot);
  const lastName = useRef(name);
  const isOffering = found.some((copy) => copy.name === name);
  const [isKept, setKept] = useState(true);
  const keep = () => {
    if (name === null || !isDirty) return !isDirty;
    const { revision, packageRevision } = identity;
    const copy = { keptAt: serverNow(), revision, packageRevision, lost: [...lost], isGone, content };
    return keepCopy(localStorage, name, copy);
  };
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (name === null) return undefined;
    if (lastName.current !== null && lastName.current !== name) dropCopy(localStorage, lastName.current);
    lastName.current = name;
    if (!isDirty) {
      if (!isOffering) dropCopy(localStorage, name);
      return undefined;
    }
    const write = () => setKept(keepNow());
    const timer = setTimeout(write, writeAfterMs);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [name, isDirty, isOffering, content, identity.revision, identity.packageRevision, isGone]);
  // What the server may have made is known before it answers: the browser may die first.
  useEffect(() => {
    if (lost.length > 0) keepNow();
  }, [lost]);
  // The desk goes to another item: nothing waits for its time then.
  useEffect(() => () => void keepNow(), []);
  const [offered = null, ...others] = found;
  const { restore, apart } = useRestoring(desk, room, { ...left, place, nameAt });
  return {
    offered,
    isKept: isKept || !isDirty,
    apart,
    restore: () => void (offered && restore(offered)),
    discard: () => {
      if (offered) dropCopy(localStorage, offered.name);
      setFound(others);
    },
    keepAll: () => {
      const isHere = keep();
      const names = place.unsaved.map((one) => nameAt(itemOf(one.identity), one.key));
      return isHere && names.every((one) => one !== null && hasCopy(localStorage, one));
    },
  };
}

function itemOf({ draftId, pkGUID }: Identity): string | null {
  return draftId ?? pkGUID;
}

/** Of what was opened as the new item of that slot: ours before the other is let go, as the browser may die in between. */
export async function moveCopy(person: string, copy: FoundCopy, slot: string): Promise<void> {
  const name = copyName({ person, item: null }, await claimTab(), slot);
  if (keepCopy(localStorage, name, copy)) dropCopy(localStorage, copy.name);
}

/** Of an item that is saved or given up while another is on the desk. */
export async function forgetCopy(person: string, identity: Identity, slot: string): Promise<void> {
  dropCopy(localStorage, copyName({ person, item: itemOf(identity) }, await claimTab(), slot));
}

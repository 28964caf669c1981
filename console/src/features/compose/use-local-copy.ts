// Keeps this tab's copy in the browser while something is unsaved, and offers those that closed or crashed tabs left behind.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import { sameContent } from './composition.ts';
import { copyName, dropCopy, findCopies, keepCopy, type FoundCopy, type LocalCopy } from './local-copy.ts';
import { claimTab, findOpenTabs } from './open-tabs.ts';
import type { SaveRoom } from './save-rooms.ts';
import type { Identity } from './saved-forms.ts';
import type { CompositionOnDesk } from './use-composition.ts';

const writeAfterMs = 500;

export type OfferedCopy = {
  /** False when this browser takes no copy, while there is something to lose. */
  readonly isKept: boolean;
  readonly offered: LocalCopy | null;
  readonly restore: () => void;
  readonly discard: () => void;
};

/** Of several items of one page. */
export type CopyPlace = {
  readonly slot: string;
  /** What was left of it has been offered before. */
  readonly isKnown: boolean;
  /** The slots of the others, whose copies are in use. */
  readonly others: readonly string[];
};
const alone: CopyPlace = { slot: '', isKnown: false, others: [] };

export function useLocalCopy(
  person: string,
  desk: CompositionOnDesk,
  room: Pick<SaveRoom, 'known' | 'note'>,
  place: CopyPlace = alone,
): OfferedCopy {
  const { lost } = room.known;
  const { content, identity, isDirty, change } = desk;
  const item = identity.draftId ?? identity.pkGUID;
  const { tab, found, setFound } = useLeftBehind(person, desk, place);
  const name = tab === null ? null : copyName({ person, item }, tab, place.slot);
  const lastName = useRef(name);
  const isOffering = found.some((copy) => copy.name === name);
  const [isKept, setKept] = useState(true);
  const keepNow = useEffectEvent(() => {
    if (name === null || !isDirty) return true;
    const copy = { keptAt: serverNow(), revision: identity.revision, lost: [...lost], content };
    return keepCopy(localStorage, name, copy);
  });
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
  }, [name, isDirty, isOffering, content, identity.revision]);
  // What the server may have made is known before it answers: the browser may die first.
  useEffect(() => {
    if (lost.length > 0) keepNow();
  }, [lost]);
  // The desk goes to another item: nothing waits for its time then.
  useEffect(() => () => void keepNow(), []);
  const [offered = null, ...others] = found;
  return {
    offered,
    isKept: isKept || !isDirty,
    restore: () => {
      if (!offered || name === null) return;
      change({ kind: 'replaced', content: offered.content });
      room.note({ lost: offered.lost ?? [] });
      // Written over what stood then: what somebody has saved since is asked about, not overwritten.
      if (identity.draftId !== null)
        desk.know({ ...identity, revision: offered.revision ?? identity.revision });
      // Ours before the other is let go: between the two the browser may die again.
      if (offered.name !== name && keepCopy(localStorage, name, offered))
        dropCopy(localStorage, offered.name);
      setFound([]);
    },
    discard: () => {
      if (offered) dropCopy(localStorage, offered.name);
      setFound(others);
    },
  };
}

/** Of an item that is saved or given up while another is on the desk. */
export async function forgetCopy(person: string, { draftId, pkGUID }: Identity, slot: string): Promise<void> {
  dropCopy(localStorage, copyName({ person, item: draftId ?? pkGUID }, await claimTab(), slot));
}

/** Looked for once, when the page opens; until then this tab has no name and writes nothing. */
function useLeftBehind(person: string, desk: CompositionOnDesk, place: CopyPlace) {
  const [opened] = useState({ ...desk, ...place });
  const [tab, setTab] = useState<string | null>(null);
  const [found, setFound] = useState<readonly FoundCopy[]>([]);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const own = await claimTab();
      const open = new Set(await findOpenTabs());
      open.delete(own);
      if (!isHere) return;
      setTab(own);
      if (opened.isKnown) return;
      const item = opened.identity.draftId ?? opened.identity.pkGUID;
      const inUse = new Set(opened.others.map((slot) => copyName({ person, item }, own, slot)));
      const copies = findCopies(localStorage, { person, item }, open);
      setFound(
        copies.filter(({ name, content }) => !inUse.has(name) && !sameContent(content, opened.content)),
      );
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [person, opened]);
  return { tab, found, setFound };
}

// Keeps this tab's copy in the browser while something is unsaved, and offers those that closed or crashed tabs left behind.
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import { sameContent } from './composition.ts';
import { copyName, dropCopy, findCopies, keepCopy, type FoundCopy, type LocalCopy } from './local-copy.ts';
import { claimTab, findOpenTabs } from './open-tabs.ts';
import type { CompositionOnDesk } from './use-composition.ts';

const writeAfterMs = 500;

export type OfferedCopy = {
  readonly offered: LocalCopy | null;
  readonly restore: () => void;
  readonly discard: () => void;
};

export function useLocalCopy(person: string, desk: CompositionOnDesk): OfferedCopy {
  const { content, identity, isDirty, change } = desk;
  const item = identity.draftId ?? identity.pkGUID;
  const { tab, found, setFound } = useLeftBehind(person, desk);
  const name = tab === null ? null : copyName({ person, item }, tab);
  const lastName = useRef(name);
  const isOffering = found.some((copy) => copy.name === name);
  useEffect(() => {
    if (name === null) return undefined;
    if (lastName.current !== null && lastName.current !== name) dropCopy(localStorage, lastName.current);
    lastName.current = name;
    if (!isDirty) {
      if (!isOffering) dropCopy(localStorage, name);
      return undefined;
    }
    const write = () =>
      keepCopy(localStorage, name, { keptAt: serverNow(), revision: identity.revision, content });
    const timer = setTimeout(write, writeAfterMs);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [name, isDirty, isOffering, content, identity.revision]);
  const [offered = null, ...others] = found;
  return {
    offered,
    restore: () => {
      if (!offered || name === null) return;
      change({ kind: 'replaced', content: offered.content });
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

/** Looked for once, when the page opens; until then this tab has no name and writes nothing. */
function useLeftBehind(person: string, desk: CompositionOnDesk) {
  const [opened] = useState(desk);
  const [tab, setTab] = useState<string | null>(null);
  const [found, setFound] = useState<readonly FoundCopy[]>([]);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const own = await claimTab();
      const open = new Set(await findOpenTabs());
      open.delete(own);
      if (!isHere) return;
      const item = opened.identity.draftId ?? opened.identity.pkGUID;
      const copies = findCopies(localStorage, { person, item }, open);
      setFound(copies.filter((copy) => !sameContent(copy.content, opened.content)));
      setTab(own);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [person, opened]);
  return { tab, found, setFound };
}

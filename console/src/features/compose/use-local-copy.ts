// Keeps the copy in this browser while something is unsaved, and offers the one a crash left behind.
import type { Composition } from '@herald/contract/content.ts';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import type { CompositionOnDesk } from './use-composition.ts';
import { sameContent } from './composition.ts';
import { copyName, dropCopy, keepCopy, readCopy, type LocalCopy } from './local-copy.ts';

const writeAfterMs = 500;

export type OfferedCopy = {
  readonly offered: LocalCopy | null;
  readonly restore: () => void;
  readonly discard: () => void;
};

export function useLocalCopy(person: string, desk: CompositionOnDesk): OfferedCopy {
  const { content, identity, isDirty, change } = desk;
  const name = copyName(person, identity.draftId ?? identity.pkGUID);
  const [offered, setOffered] = useState(() => worthOffering(readCopy(localStorage, name), content));
  const lastName = useRef(name);
  const isOffering = offered !== null;
  useEffect(() => {
    if (lastName.current !== name) dropCopy(localStorage, lastName.current);
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
  return {
    offered,
    restore: () => {
      if (offered) change({ kind: 'replaced', content: offered.content });
      setOffered(null);
    },
    discard: () => setOffered(null),
  };
}

function worthOffering(copy: LocalCopy | null, content: Composition): LocalCopy | null {
  return copy && !sameContent(copy.content, content) ? copy : null;
}

// What closed or crashed tabs left behind of the item on the desk: looked for once, when it comes there.
import { useEffect, useState } from 'react';
import { sameContent } from './composition.ts';
import type { CopyPlace } from './copy-place.ts';
import { findCopies, type FoundCopy } from './local-copy.ts';
import { findTabs } from './open-tabs.ts';
import { findStrays } from './stray-copies.ts';
import type { CompositionOnDesk } from './use-composition.ts';

export type LeftBehind = {
  /** Until the tab has a name nothing is written. */
  readonly tab: string | null;
  readonly found: readonly FoundCopy[];
  readonly setFound: (found: readonly FoundCopy[]) => void;
  /** They are of a new page: whatever was saved here since is another article. */
  readonly isOfNew: boolean;
};

export function useLeftBehind(
  person: string,
  desk: CompositionOnDesk,
  place: Pick<CopyPlace, 'item' | 'isKnown' | 'others'>,
): LeftBehind {
  const [opened] = useState({ ...desk, ...place });
  const [tab, setTab] = useState<string | null>(null);
  const [found, setFound] = useState<readonly FoundCopy[]>([]);
  const item = opened.item ?? opened.identity.draftId ?? opened.identity.pkGUID;
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const { own, others } = await findTabs();
      if (!isHere) return;
      setTab(own);
      if (opened.isKnown) return;
      const isInUse = (name: string) => opened.others.some((slot) => name.endsWith(`:${own}/${slot}`));
      const lost = (copies: readonly FoundCopy[]) =>
        copies.filter(({ name, content }) => !isInUse(name) && !sameContent(content, opened.content));
      setFound(lost(findCopies(localStorage, { person, item }, others)));
      if (item !== null) return;
      const strays = lost(await findStrays(person, others));
      if (isHere && strays.length > 0) setFound((before) => [...before, ...strays]);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [person, item, opened]);
  return { tab, found, setFound, isOfNew: item === null };
}

// Restoring a copy: in the place of what it is a copy of, with a way back; that of a new page never goes over other words.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useOfferUndo } from '../../lib/use-offer-undo.tsx';
import type { CopyPlace } from './copy-place.ts';
import { dropCopy, keepCopy, type FoundCopy } from './local-copy.ts';
import type { SaveRoom } from './save-rooms.ts';
import type { CompositionOnDesk } from './use-composition.ts';
import type { LeftBehind } from './use-left-behind.ts';

export type RestoringPlace = Pick<LeftBehind, 'found' | 'setFound' | 'isOfNew'> & {
  /** Of the copy of what is on the desk. */
  readonly name: string | null;
  readonly place: CopyPlace;
  readonly nameAt: (item: string | null, slot: string) => string | null;
};

/** One notice for all of them: only the last can be undone. */
const notice = 'restored';

export function useRestoring(
  desk: CompositionOnDesk,
  room: Pick<SaveRoom, 'known' | 'note' | 'setState'>,
  { found, setFound, isOfNew, name, place, nameAt }: RestoringPlace,
): (offered: FoundCopy) => void {
  const { t } = useTranslation();
  const offerUndo = useOfferUndo();
  // What is saved before somebody undoes it is known by then.
  const now = useRef(desk.identity);
  useEffect(() => {
    now.current = desk.identity;
  });

  const takeBack = (offered: FoundCopy, before: Before) => {
    // As a change of its own: what is the very same as was found is not saved by itself.
    desk.change({ kind: 'replaced', content: { ...before.content } });
    room.note({ lost: before.lost });
    const { current } = now;
    // Nothing was saved of it: what is on the desk again stood on the revision it had.
    if (current.draftId !== null && current.revision === offered.revision) {
      desk.know({ ...current, revision: before.revision });
      room.setState({ kind: 'untouched' });
    }
    keepCopy(localStorage, offered.name, offered);
    setFound(before.found);
  };

  const restoreHere = (offered: FoundCopy, own: string) => {
    const { content, identity } = desk;
    const before = { content, revision: identity.revision, lost: room.known.lost, found };
    desk.change({ kind: 'replaced', content: offered.content });
    room.note({ lost: offered.lost ?? [] });
    // Written over what stood then: what somebody has saved since is asked about, not overwritten.
    if (identity.draftId !== null)
      desk.know({ ...identity, revision: offered.revision ?? identity.revision });
    // Ours before the other is let go: between the two the browser may die again.
    if (offered.name !== own && keepCopy(localStorage, own, offered)) dropCopy(localStorage, offered.name);
    setFound([]);
    offerUndo(t('compose.copy.restored'), notice, () => Promise.resolve(takeBack(offered, before)));
  };

  return (offered) => {
    if (name === null) return;
    if (!isOfNew || place.openApart === null) return restoreHere(offered, name);
    const apart = nameAt(null, place.openApart(offered));
    if (apart !== null && keepCopy(localStorage, apart, offered)) dropCopy(localStorage, offered.name);
    setFound([]);
    tell('info', t('compose.copy.apart'));
  };
}

type Before = Pick<CompositionOnDesk, 'content'> &
  Pick<LeftBehind, 'found'> & {
    readonly revision: number | null;
    readonly lost: SaveRoom['known']['lost'];
  };

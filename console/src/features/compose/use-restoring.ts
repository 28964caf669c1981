// Restoring a copy: in the place of what it is a copy of, with a way back; that of a new page never goes over other words.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useOfferUndo } from '../../lib/use-offer-undo.tsx';
import { withAccounts } from './composition.ts';
import type { AccountsApart } from './copy-accounts.tsx';
import type { CopyPlace } from './copy-place.ts';
import { dropCopy, keepCopy, writtenOn, type FoundCopy } from './local-copy.ts';
import type { SaveRoom } from './save-rooms.ts';
import type { Identity } from './saved-forms.ts';
import type { CompositionOnDesk } from './use-composition.ts';
import type { LeftBehind } from './use-left-behind.ts';

export type RestoringPlace = Pick<LeftBehind, 'found' | 'setFound' | 'isOfNew'> & {
  readonly place: CopyPlace;
  readonly nameAt: (item: string | null, slot: string) => string | null;
};

type Restoring = {
  readonly restore: (offered: FoundCopy) => Promise<void>;
  /** Of what was restored; null where its accounts are its own. */
  readonly apart: AccountsApart | null;
};

/** In which schedule it was restored. */
type Apart = AccountsApart & { readonly of: string | null };

/** One notice for all of them: only the last can be undone. */
const notice = 'restored';

export function useRestoring(
  desk: CompositionOnDesk,
  room: Pick<SaveRoom, 'known' | 'note' | 'setState' | 'settled'>,
  { found, setFound, isOfNew, place, nameAt }: RestoringPlace,
): Restoring {
  const { t } = useTranslation();
  const offerUndo = useOfferUndo();
  // What is saved before somebody undoes it is known by then.
  const now = useRef(desk);
  const isAwaiting = useRef(false);
  const [apart, setApart] = useState<Apart | null>(null);
  useEffect(() => {
    now.current = desk;
  });

  const takeBack = (offered: FoundCopy, before: Before) => {
    // As a change of its own: what is the very same as was found is not saved by itself.
    desk.change({ kind: 'replaced', content: { ...before.content } });
    setApart(null);
    room.note({ lost: before.lost });
    const { identity: current } = now.current;
    // Nothing was saved of it: what is on the desk again stood on the revisions it had.
    if (isOnRows(current) && isSame(current, writtenOn(offered, before.identity))) {
      const { revision, packageRevision } = before.identity;
      desk.know({ ...current, revision, packageRevision });
      room.setState({ kind: 'untouched' });
    }
    keepCopy(localStorage, offered.name, offered);
    setFound(before.found);
  };

  const restoreHere = async (offered: FoundCopy) => {
    // A save on its way answers first: after it the rows would be its own, and the old words the newest.
    isAwaiting.current = true;
    const late = await room.settled();
    isAwaiting.current = false;
    const { content } = now.current;
    const identity = late ?? now.current.identity;
    const own = nameAt(place.item ?? identity.draftId ?? identity.pkGUID, place.slot) ?? offered.name;
    const before = { content, identity, lost: room.known.lost, found };
    // Accounts leave a schedule, or join it, by what a person does to it, and not by what a browser remembers.
    const isPlanned = place.isOfSchedule || identity.schedule !== null;
    const { accountIds } = content;
    const restored = isPlanned ? withAccounts(offered.content, accountIds) : offered.content;
    desk.change({ kind: 'replaced', content: restored });
    const of = identity.schedule?.id ?? null;
    setApart(isPlanned ? { of, copied: offered.content.accountIds, kept: accountIds } : null);
    room.note({ lost: offered.lost ?? [] });
    if (isOnRows(identity)) desk.know(writtenOn(offered, identity));
    // Ours before the other is let go: between the two the browser may die again.
    if (offered.name !== own && keepCopy(localStorage, own, offered)) dropCopy(localStorage, offered.name);
    setFound([]);
    offerUndo(t('compose.copy.restored'), notice, () => Promise.resolve(takeBack(offered, before)));
  };

  const restore = async (offered: FoundCopy) => {
    if (isAwaiting.current) return;
    if (!isOfNew || place.openApart === null) return await restoreHere(offered);
    const name = nameAt(null, place.openApart(offered));
    if (name !== null && keepCopy(localStorage, name, offered)) dropCopy(localStorage, offered.name);
    setFound([]);
    tell('info', t('compose.copy.apart'));
  };

  // Of a schedule that was withdrawn since, or replaced, there is nothing more to say.
  const isTold = place.isOfSchedule || apart?.of === desk.identity.schedule?.id;
  return { restore, apart: isTold ? apart : null };
}

function isOnRows({ draftId, pkGUID }: Identity): boolean {
  return draftId !== null || pkGUID !== null;
}

function isSame(one: Identity, other: Identity): boolean {
  const seen = ({ draftId, pkGUID, revision, packageRevision }: Identity) =>
    [draftId, pkGUID, revision, packageRevision].join();
  return seen(one) === seen(other);
}

type Before = Pick<CompositionOnDesk, 'content' | 'identity'> &
  Pick<LeftBehind, 'found'> & {
    readonly lost: SaveRoom['known']['lost'];
  };

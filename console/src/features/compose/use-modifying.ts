// Modify publish: a dialog says what changes where, one confirmation saves the new version and asks for it, and the page stays to watch.
import type { ModifiedAccount } from '@herald/contract/modifications.ts';
import type { PostVersion } from '@herald/contract/versions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { modify, type LiveNow, type Target } from './api.ts';
import { isApartHere, isChangedHere, isOthersNow, outlookOf, wayThere } from './change-ways.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { Checks } from './use-checks.ts';
import { useConfirmation, type Confirmation } from './use-confirmation.ts';
import type { Saving } from './use-saving.ts';

export type Modified = {
  readonly packages: readonly string[];
  readonly accounts: readonly ModifiedAccount[];
};

export type Modifying = Pick<Confirmation, 'dialog' | 'failure' | 'isLocked' | 'close'> & {
  readonly modified: Modified | null;
  /** As they stand now, each apart where that is not what was opened on this desk. */
  readonly targets: readonly Target[];
  /** Why it is not known what is live now, so that nothing could be asked. */
  readonly unseen: string | null;
  /** What was deleted came back with what was confirmed here. */
  readonly isBack: boolean;
  /** The accounts this change is for; what loses its comments and likes is ticked by a person. */
  readonly chosen: readonly string[];
  readonly choose: (bid: string, isChosen: boolean) => void;
  readonly open: () => Promise<void>;
  readonly confirm: () => Promise<void>;
};

export type ModifyingAsk = {
  readonly live: LiveNow;
  /** As the desk was opened with it. */
  readonly opened: LiveNow;
  /** Of the content as it is to be. */
  readonly title: string;
  readonly wantedAt: (target: Target) => PostVersion;
  /** The same before anybody wrote anything here. */
  readonly openedAt: (target: Target) => PostVersion;
  readonly checks: Checks;
  readonly saving: Saving;
  readonly isBlocked: () => boolean;
  /** Looks again at what is live; null when it is gone, thrown when that cannot be told. */
  readonly refresh: () => Promise<LiveNow | null>;
};

type Put = { readonly bid: string; readonly version: PostVersion };

export function useModifying({
  live,
  opened,
  title,
  wantedAt,
  openedAt,
  checks,
  saving,
  isBlocked,
  refresh,
}: ModifyingAsk): Modifying {
  const { t } = useTranslation();
  const confirmation = useConfirmation(saving, t('modify.notSaved'));
  const { dialog, failure, isLocked, close } = confirmation;
  const [modified, setModified] = useState<Modified | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  /** It was told: confirmed once more after a refusal it is not told again. */
  const [isBack, setBack] = useState(false);
  const [unseen, setUnseen] = useState<string | null>(null);
  const [put, setPut] = useState<readonly Put[]>([]);
  const sendAgain = useSendAgain();

  const asOpened = (now: Target): Target => {
    const { bid } = now.item;
    const before = opened.targets.find(({ item }) => item.bid === bid);
    const own = put.filter((one) => one.bid === bid).map(({ version }) => version);
    return { ...now, isApart: isApartHere(now, before, [openedAt(now), ...own]) };
  };

  const look = async (): Promise<LiveNow | null> => {
    setUnseen(null);
    try {
      return await refresh();
    } catch (error) {
      const sentence = t('modify.unseen', { why: sentenceOf(error) ?? '' });
      setUnseen(sentence);
      tell('error', sentence);
      return null;
    }
  };

  const open = async () => {
    if (isLocked || confirmation.isSending() || isBlocked()) return;
    const now = await look();
    if (!now) return;
    setBack(false);
    const isMeant = (one: Target) => isChangedHere(one, openedAt(one), wantedAt(one));
    setChosen(
      now.targets
        .map(asOpened)
        .filter(isMeant)
        .map(({ item }) => item.bid),
    );
    confirmation.ask();
  };

  const send = async (pkGUID: string, revision: number | null): Promise<void> => {
    try {
      const targets = live.targets.filter(({ item }) => chosen.includes(item.bid));
      const first = targets[0] ?? live.targets[0];
      if (!first) return;
      await sendAgain(async (confirmed) => {
        const accounts = await modify({
          pkGUID,
          revision,
          oldPkGUID: live.oldPkGUID,
          opp_id: first.item.opp_id,
          bids: chosen,
          repost: targets.filter((one) => wayThere(one).way === 'repost').map(({ item }) => item.bid),
          overwrite: targets.filter(isOthersNow).map(({ item }) => item.bid),
          confirmed,
        });
        const version = (one: Target) => outlookOf(one, wantedAt(one)).after;
        setPut((before) => [
          ...before,
          ...targets.map((one) => ({ bid: one.item.bid, version: version(one) })),
        ]);
        setModified({ packages: [...new Set([live.oldPkGUID, pkGUID])], accounts });
        confirmation.succeed();
        tell('success', t('modify.asked'));
      });
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      confirmation.fail(refusal.sentence);
    }
  };

  const confirm = async () => {
    if (chosen.length === 0) return;
    await confirmation.confirm(
      async (saved) => {
        if (live.isDeleted && !isBack) {
          setBack(true);
          tell('success', t('modify.back', { title: title.trim() || t('list.untitled') }));
        }
        await send(saved.pkGUID, saved.packageRevision);
      },
      live.isDeleted ? { comesBack: true } : {},
    );
  };

  return {
    dialog,
    failure,
    isLocked,
    modified,
    targets: live.targets.map(asOpened),
    unseen,
    isBack,
    chosen,
    choose: (bid, isChosen) =>
      setChosen((before) => [...before.filter((one) => one !== bid), ...(isChosen ? [bid] : [])]),
    open,
    close,
    confirm,
  };
}

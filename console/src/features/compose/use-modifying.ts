// Modify publish: a dialog says what changes where, one confirmation saves the new version and asks for it, and the page stays to watch.
import type { ModifiedAccount } from '@herald/contract/modifications.ts';
import type { PostVersion } from '@herald/contract/versions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { modify, type LiveNow, type Target } from './api.ts';
import { isChangedHere, isOthersNow, wayThere } from './change-ways.ts';
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
  /** The accounts this change is for; what loses its comments and likes is ticked by a person. */
  readonly chosen: readonly string[];
  readonly choose: (bid: string, isChosen: boolean) => void;
  readonly open: () => Promise<void>;
  readonly confirm: () => Promise<void>;
};

export type ModifyingAsk = {
  readonly live: LiveNow;
  /** Of the content as it is to be. */
  readonly title: string;
  readonly wantedAt: (target: Target) => PostVersion;
  /** The same before anybody wrote anything here. */
  readonly openedAt: (target: Target) => PostVersion;
  readonly checks: Checks;
  readonly saving: Saving;
  readonly isBlocked: () => boolean;
  /** Looks again at what is live; null when it is gone. */
  readonly refresh: () => Promise<LiveNow | null>;
};

export function useModifying({
  live,
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
  const sendAgain = useSendAgain();

  const open = async () => {
    if (isLocked || confirmation.isSending() || isBlocked()) return;
    const now = await refresh();
    if (!now) return;
    const isMeant = (one: Target) => isChangedHere(one, openedAt(one), wantedAt(one));
    setChosen(now.targets.filter(isMeant).map(({ item }) => item.bid));
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
    chosen,
    choose: (bid, isChosen) =>
      setChosen((before) => [...before.filter((one) => one !== bid), ...(isChosen ? [bid] : [])]),
    open,
    close,
    confirm,
  };
}

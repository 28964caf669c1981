// Modify publish: a dialog says what changes where, one confirmation saves the new version and asks for it, and the page stays to watch.
import { buttonLockMs } from '@herald/contract/constants.ts';
import type { ModifiedAccount } from '@herald/contract/publications.ts';
import type { PostVersion } from '@herald/contract/versions.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { modify, type LiveNow, type Target } from './api.ts';
import { outlookOf, wayThere } from './change-ways.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { Checks } from './use-checks.ts';
import type { Saving } from './use-saving.ts';

export type Modified = {
  readonly packages: readonly string[];
  readonly accounts: readonly ModifiedAccount[];
};

export type Modifying = {
  readonly dialog: 'closed' | 'asking' | 'sending';
  readonly failure: string | null;
  readonly isLocked: boolean;
  readonly modified: Modified | null;
  /** The accounts this change is for; what loses its comments and likes is ticked by a person. */
  readonly chosen: readonly string[];
  readonly choose: (bid: string, isChosen: boolean) => void;
  readonly open: () => Promise<void>;
  readonly close: () => void;
  readonly confirm: () => Promise<void>;
};

export type ModifyingAsk = {
  readonly live: LiveNow;
  readonly wanted: PostVersion;
  readonly checks: Checks;
  readonly saving: Saving;
  readonly isBlocked: () => boolean;
  /** Looks again at what is live; null when it is gone. */
  readonly refresh: () => Promise<LiveNow | null>;
};

export function useModifying({ live, wanted, checks, saving, isBlocked, refresh }: ModifyingAsk): Modifying {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<Modifying['dialog']>('closed');
  const [failure, setFailure] = useState<string | null>(null);
  const [isLocked, setLocked] = useState(false);
  const [modified, setModified] = useState<Modified | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isSending = useRef(false);

  const open = async () => {
    if (isLocked || isSending.current || isBlocked()) return;
    const now = await refresh();
    if (!now) return;
    const edits = (one: Target) => wayThere(one).way === 'edit' && outlookOf(one, wanted).changes;
    setChosen(now.targets.filter(edits).map(({ item }) => item.bid));
    setFailure(null);
    setDialog('asking');
  };

  const send = async (pkGUID: string, revision: number | null): Promise<void> => {
    try {
      const targets = live.targets.filter(({ item }) => chosen.includes(item.bid));
      const first = targets[0] ?? live.targets[0];
      if (!first) return;
      const accounts = await modify({
        pkGUID,
        revision,
        oldPkGUID: live.oldPkGUID,
        opp_id: first.item.opp_id,
        bids: chosen,
        repost: targets.filter((one) => wayThere(one).way === 'repost').map(({ item }) => item.bid),
      });
      setModified({ packages: [...new Set([live.oldPkGUID, pkGUID])], accounts });
      setDialog('closed');
      setLocked(true);
      setTimeout(() => setLocked(false), buttonLockMs);
      tell('success', t('modify.asked'));
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      setFailure(refusal.sentence);
    }
  };

  const confirm = async () => {
    if (isSending.current || chosen.length === 0) return;
    isSending.current = true;
    setDialog('sending');
    setFailure(null);
    try {
      const saved = await saving.savePackage();
      if (saved?.pkGUID) return await send(saved.pkGUID, saved.packageRevision);
      if (saving.isTaken()) return setDialog('closed');
      setFailure(t('modify.notSaved'));
    } finally {
      isSending.current = false;
      setDialog((before) => (before === 'sending' ? 'asking' : before));
    }
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
    close: () => setDialog((before) => (before === 'sending' ? before : 'closed')),
    confirm,
  };
}

// Publish: a dialog says what goes where, one confirmation saves to my content and sends, and the page stays to watch.
import { buttonLockMs, publishNoticeMs } from '@herald/contract/constants.ts';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publish, type Package } from './api.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { Checks } from './use-checks.ts';
import type { Saving } from './use-saving.ts';

export type Published = {
  readonly pkGUID: string;
  readonly publications: Awaited<ReturnType<typeof publish>>;
};

export type Publishing = {
  readonly dialog: 'closed' | 'asking' | 'sending';
  /** Why the last try in this dialog did not work. */
  readonly failure: string | null;
  readonly isLocked: boolean;
  readonly published: Published | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly confirm: () => Promise<void>;
};

export function usePublishing(
  accountIds: readonly string[],
  checks: Checks,
  saving: Saving,
  isBlocked: () => boolean,
): Publishing {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const [dialog, setDialog] = useState<Publishing['dialog']>('closed');
  const [failure, setFailure] = useState<string | null>(null);
  const [isLocked, setLocked] = useState(false);
  const [published, setPublished] = useState<Published | null>(null);
  const isSending = useRef(false);

  /** R-PUB-002. */
  const lock = () => {
    setLocked(true);
    setTimeout(() => setLocked(false), buttonLockMs);
  };

  const send = async (what: Package, again: boolean): Promise<void> => {
    try {
      const publications = await publish(what, accountIds, again);
      setPublished({ pkGUID: what.pkGUID, publications });
      setDialog('closed');
      lock();
      void message.success(t('compose.pushed'), publishNoticeMs / 1000);
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      setFailure(refusal.sentence);
      if (refusal.kind !== 'again' || again) return;
      const isSure = await modal.confirm({
        title: refusal.sentence,
        okText: t('compose.again'),
        cancelText: t('compose.cancel'),
        focusable: { autoFocusButton: 'cancel' },
      });
      if (isSure) return send(what, true);
    }
  };

  const confirm = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setDialog('sending');
    setFailure(null);
    try {
      const saved = await saving.savePackage();
      if (saved?.pkGUID) return await send({ ...saved, pkGUID: saved.pkGUID }, false);
      // The notice that somebody else changed it stands on the page, behind the dialog.
      if (saving.isTaken()) return setDialog('closed');
      setFailure(t('compose.notSaved'));
    } finally {
      isSending.current = false;
      setDialog((before) => (before === 'sending' ? 'asking' : before));
    }
  };

  return {
    dialog,
    failure,
    isLocked,
    published,
    open: () => {
      if (isLocked || isSending.current || isBlocked()) return;
      setFailure(null);
      setDialog('asking');
    },
    close: () => setDialog((before) => (before === 'sending' ? before : 'closed')),
    confirm,
  };
}

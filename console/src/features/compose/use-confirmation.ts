// A confirmation: it saves first, sends once however often it is pressed, and keeps its dialog open when that failed.
import { buttonLockMs } from '@herald/contract/constants.ts';
import { useRef, useState } from 'react';
import type { SaveWish } from './saved-forms.ts';
import type { Saving } from './use-saving.ts';

type Dialog = 'closed' | 'asking' | 'sending';
type SavedPackage = NonNullable<Awaited<ReturnType<Saving['savePackage']>>> & {
  readonly pkGUID: string;
};

export type Confirmation = {
  readonly dialog: Dialog;
  /** Why the last try in this dialog did not work. */
  readonly failure: string | null;
  readonly isLocked: boolean;
  readonly isSending: () => boolean;
  readonly ask: () => void;
  readonly fail: (sentence: string) => void;
  /** It is under way: the dialog closes, and its button rests (R-PUB-002). */
  readonly succeed: () => void;
  readonly close: () => void;
  /** What is wrong stands on the page, behind the dialog. */
  readonly giveUp: () => void;
  readonly confirm: (send: (saved: SavedPackage) => Promise<void>, wish?: SaveWish) => Promise<void>;
  /** Once, however often it is pressed; the dialog stays unless what is done closes it. */
  readonly run: (deed: () => Promise<void>) => Promise<void>;
};

export function useConfirmation(
  saving: Pick<Saving, 'savePackage' | 'isReasonKnown'>,
  notSaved: string,
): Confirmation {
  const [dialog, setDialog] = useState<Dialog>('closed');
  const [failure, setFailure] = useState<string | null>(null);
  const [isLocked, setLocked] = useState(false);
  const isSending = useRef(false);
  const run = async (deed: () => Promise<void>) => {
    if (isSending.current) return;
    isSending.current = true;
    setDialog('sending');
    setFailure(null);
    try {
      await deed();
    } finally {
      isSending.current = false;
      setDialog((before) => (before === 'sending' ? 'asking' : before));
    }
  };
  return {
    dialog,
    failure,
    isLocked,
    isSending: () => isSending.current,
    ask: () => {
      setFailure(null);
      setDialog('asking');
    },
    fail: setFailure,
    succeed: () => {
      setDialog('closed');
      setLocked(true);
      setTimeout(() => setLocked(false), buttonLockMs);
    },
    close: () => setDialog((before) => (before === 'sending' ? before : 'closed')),
    giveUp: () => setDialog('closed'),
    run,
    confirm: (send, wish) =>
      run(async () => {
        const saved = await saving.savePackage(wish);
        if (saved?.pkGUID) return await send({ ...saved, pkGUID: saved.pkGUID });
        // The notice that somebody else changed it stands on the page, behind the dialog; who called it off knows.
        if (saving.isReasonKnown()) return setDialog('closed');
        setFailure(notSaved);
      }),
  };
}

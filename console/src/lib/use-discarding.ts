// A dialog in which something was entered asks before it goes without saving it: Escape, the cross, Cancel and the way back are one slip away.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsking } from './use-asking.ts';
import { useBlockedLeave } from './use-blocked-leave.ts';

/** What closes the dialog: at once where `hasEntered` says no, else after the answer. Asked once, however often it is called meanwhile. For one that is open. */
export function useDiscarding(hasEntered: () => boolean, onClose: () => void): () => void {
  const { t } = useTranslation();
  const ask = useAsking();
  const isAsking = useRef(false);
  const asked = useRef<Promise<boolean> | null>(null);
  /** One question, whether it is the dialog's own close or the way back, or both. */
  const isSure = () => {
    asked.current ??= ask({
      title: t('list.unsaved.title'),
      content: t('list.unsaved.text'),
      yes: t('list.unsaved.yes'),
      no: t('list.unsaved.no'),
      isDangerous: true,
    }).finally(() => {
      asked.current = null;
    });
    return asked.current;
  };
  useBlockedLeave(hasEntered, isSure);
  const holdWindow = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasEntered()) event.preventDefault();
  });
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => holdWindow(event);
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  return () => {
    if (!hasEntered()) return onClose();
    if (isAsking.current) return;
    isAsking.current = true;
    const settle = async () => {
      const isOver = await isSure();
      isAsking.current = false;
      if (isOver) onClose();
    };
    void settle();
  };
}

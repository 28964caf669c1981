// A dialog in which something was entered asks before it closes without saving it: Escape, the cross and Cancel are one slip away.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsking } from './use-asking.ts';

/** What closes the dialog: at once where `hasEntered` says no, else after the answer. Asked once, however often it is called meanwhile. */
export function useDiscarding(hasEntered: () => boolean, onClose: () => void): () => void {
  const { t } = useTranslation();
  const ask = useAsking();
  const isAsking = useRef(false);
  return () => {
    if (!hasEntered()) return onClose();
    if (isAsking.current) return;
    isAsking.current = true;
    const settle = async () => {
      const isSure = await ask({
        title: t('list.unsaved.title'),
        content: t('list.unsaved.text'),
        yes: t('list.unsaved.yes'),
        no: t('list.unsaved.no'),
        isDangerous: true,
      });
      isAsking.current = false;
      if (isSure) onClose();
    };
    void settle();
  };
}

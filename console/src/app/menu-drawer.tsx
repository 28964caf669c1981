// The sidebar on narrow screens: it slides over the page; a press beside it, Escape, or going elsewhere closes it (R-SHELL-024 to R-SHELL-027).
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SideMenu } from './side-menu.tsx';

export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser keeps the focus inside, and gives it back.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const shown = dialog.current;
    // The backdrop is the dialog's own: what is inside has other targets.
    const press = ({ target }: MouseEvent) => target === shown && close();
    shown?.addEventListener('click', press);
    shown?.showModal();
    return () => {
      shown?.removeEventListener('click', press);
      shown?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className="menu-drawer" aria-label={t('app.menu')} onClose={onClose}>
      <SideMenu />
    </dialog>
  );
}

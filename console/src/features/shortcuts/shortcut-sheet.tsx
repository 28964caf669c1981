// The sheet of keys: which do what, and where; Escape and the button close it.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopDialog } from '../../ui/use-top-dialog.ts';
import './shortcuts.css';
import { keysOf, shortcutGroups } from './shortcut-keys.ts';

export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useTopDialog();
  const heading = useId();
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <dialog ref={dialog} className="keys" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{t('shortcuts.title')}</h2>
      {shortcutGroups.map(({ where, shortcuts }) => (
        <section key={where}>
          <h3>{t(where)}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keysOf(keys, isApple).map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{t(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <button type="button" className="plain-button" onClick={onClose}>
        {t('list.close')}
      </button>
    </dialog>
  );
}

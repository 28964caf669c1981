// Opens the drawer of the page’s style; what is in it is loaded then.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { speakFully } from '../lib/i18n.ts';
import { LineIcon } from '../ui/line-icon.tsx';
import { later } from '../ui/later.tsx';

const SettingsDrawer = later(async () => {
  const [room] = await Promise.all([import('./settings-drawer.tsx'), speakFully()]);
  return { default: room.SettingsDrawer };
});

export function SettingsButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const name = t('app.settings');
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-label={name}
        title={name}
        onClick={() => setOpen(true)}
      >
        <LineIcon name="setting" />
      </button>
      {isOpen && <SettingsDrawer onClose={() => setOpen(false)} />}
    </>
  );
}

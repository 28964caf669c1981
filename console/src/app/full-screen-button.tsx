// Fills the screen with the product, or gives it back; follows Escape too (R-SHELL-039, R-SHELL-040).
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../lib/notices.ts';
import { LineIcon } from '../ui/line-icon.tsx';

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export function FullScreenButton() {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  const name = isFull ? t('app.leaveFullScreen') : t('app.fullScreen');
  const toggle = async () => {
    if (!document.fullscreenEnabled) {
      tell('warning', t('app.noFullScreen'));
      return;
    }
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  };
  return (
    <button type="button" className="bar-button" aria-label={name} title={name} onClick={() => void toggle()}>
      <LineIcon name={isFull ? 'window' : 'full'} />
    </button>
  );
}

// The tray: uploads whose post is not open now, and those an earlier window left in the middle; they survive every change of page.
import { Button } from 'antd';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskBeforeClosing } from '../../ui/use-ask-before-closing.ts';
import { useAbandon, useUnfinished } from './api.ts';
import { awayPlaces, elsewhere, openPlaces } from './open-places.ts';
import { isAt, isRunning, libraryPost, type Pending } from './pending.ts';
import { UploadRows } from './upload-rows.tsx';
import { uploads } from './uploads.ts';
import './upload.css';

export type UploadTrayProps = {
  readonly mayEdit: boolean;
  /** Another 100 MB have gone: the session is kept alive by asking for the menu (C-54). */
  readonly onUnit: () => void;
};

export function UploadTray({ mayEdit, onUnit }: UploadTrayProps) {
  const { t } = useTranslation();
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  const places = useSyncExternalStore(openPlaces.subscribe, openPlaces.list);
  const left = useUnfinished(mayEdit);
  const abandon = useAbandon();
  const { refetch } = left;
  const hear = useEffectEvent((what: 'unit' | 'finished') => {
    if (what === 'unit') onUnit();
    else if (mayEdit) void refetch();
  });
  useEffect(() => uploads.hear(hear), []);
  // Closing would stop them.
  useAskBeforeClosing(all.some(isRunning));
  const away = elsewhere(all, places);
  // What is on its way in this window is shown with its own progress.
  const known = new Set(all.map(({ file }) => `${file.name} ${file.size}`));
  const stopped = (left.data ?? []).filter(({ name, size }) => !known.has(`${name} ${size}`));
  if (away.length === 0 && stopped.length === 0) return null;
  return (
    <section className="up-tray" aria-label={t('upload.tray.title')}>
      <strong>{t('upload.tray.title')}</strong>
      <UploadRows pending={away.filter(({ state }) => state !== 'stored')} />
      {away
        .filter(({ state }) => state === 'stored')
        .map((one) => (
          <Arrived key={one.uid} one={one} />
        ))}
      {stopped.map(({ key, name, size, receivedBytes, isLookedAt }) => (
        <div key={key} className="up-row">
          <span className="up-row-name">
            {isLookedAt
              ? t('upload.tray.lookedAt', { name })
              : t('upload.tray.stopped', { name, percent: Math.floor((receivedBytes / size) * 100) })}
          </span>
          <Button size="small" onClick={() => void abandon(key)}>
            {t('upload.tray.forget')}
          </Button>
        </div>
      ))}
    </section>
  );
}

/** Its post was left: nothing is added to another one unasked. */
function Arrived({ one }: { readonly one: Pending }) {
  const { t } = useTranslation();
  const { name } = one.file;
  const places = useSyncExternalStore(openPlaces.subscribe, openPlaces.list);
  // It lies in the library, whatever it is: from there it is added as what it is.
  const isInLibrary = one.place.post === libraryPost;
  // It belongs to an item that waits for it.
  const waiting = useSyncExternalStore(awayPlaces.subscribe, awayPlaces.list);
  const isAwaited = waiting.some((place) => isAt(one, place));
  const here = places.find(({ post, field }) => post !== libraryPost && field === one.place.field);
  const words = isAwaited ? 'upload.tray.awaited' : 'upload.tray.arrived';
  return (
    <div className="up-row">
      <span className="up-row-name">{t(isInLibrary ? 'upload.tray.inLibrary' : words, { name })}</span>
      {here && !isInLibrary && !isAwaited && (
        <Button size="small" type="primary" onClick={() => uploads.move(one.uid, here)}>
          {t('upload.tray.addHere')}
        </Button>
      )}
      <Button size="small" aria-label={t('upload.remove', { name })} onClick={() => uploads.remove(one.uid)}>
        ✕
      </Button>
    </div>
  );
}

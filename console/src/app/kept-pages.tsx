// The pages that are open: the one that is shown, and those that wait as they were while their tag is open (R-SHELL-051).
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { speakFully } from '../lib/i18n.ts';
import { useChosen } from '../lib/kept-choice.ts';
import { bringScreenBy } from '../lib/notices.ts';
import { later } from '../ui/later.tsx';
import { KeptPage } from './kept-page.tsx';
import { loadLibrary } from './library.ts';
import type { Tag } from './open-tags.ts';
import { openTags } from './tag-desk.ts';
import { usePageMeta } from './use-tags.ts';

const AntdFrame = later(async () => ({ default: (await loadLibrary()).AntdFrame }));

const Tray = later(async () => {
  const [room] = await Promise.all([import('./tray.tsx'), speakFully()]);
  return { default: room.Tray };
});

export type KeptPagesProps = {
  /** Where pages stand in the document, and above them what uploads. */
  readonly host: HTMLElement;
  readonly tray: HTMLElement | null;
  readonly isKeeping: boolean;
};

type Open = Pick<Tag, 'path' | 'edition' | 'isPlain'>;

/** The component library stands around those pages alone that need it, so that others are there before it. */
export function KeptPages({ host, tray, isKeeping }: KeptPagesProps) {
  const { pathname } = useLocation();
  const open = useOpenPages(isKeeping);
  const [isRich, setRich] = useState(false);
  if (!isRich && open.some(({ isPlain }) => !isPlain)) setRich(true);
  useEffect(() => {
    bringScreenBy(() => setRich(true));
    return () => bringScreenBy(null);
  }, []);
  const pages = (wanted: readonly Open[]) =>
    wanted.map(({ path, edition }) => (
      <KeptPage key={`${path} ${edition}`} host={host} isShown={path === pathname} />
    ));
  return (
    <>
      {pages(open.filter(({ isPlain }) => isPlain))}
      {isRich && (
        <AntdFrame>
          {tray && createPortal(<Tray />, tray)}
          {pages(open.filter(({ isPlain }) => !isPlain))}
        </AntdFrame>
      )}
    </>
  );
}

/** A page that has no tag yet, or never has one, is open while it is shown. */
function useOpenPages(isKeeping: boolean): readonly Open[] {
  const { pathname } = useLocation();
  const meta = usePageMeta();
  const tags = useChosen(openTags);
  const waiting = tags.filter(({ path, isKept }) => path === pathname || (isKeeping && isKept));
  if (waiting.some(({ path }) => path === pathname)) return waiting;
  return [...waiting, { path: pathname, edition: 0, isPlain: meta?.isPlain ?? false }];
}

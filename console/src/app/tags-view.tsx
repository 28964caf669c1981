// The strip of open pages below the navbar: one tag a page, with its menu on a right click (template, R-SHELL-043 to R-SHELL-050).
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useTabTitle } from '../lib/tab-title.ts';
import type { Choice } from '../ui/menu-list.tsx';
import { LineIcon } from '../ui/line-icon.tsx';
import { OpenMenu } from '../ui/menu-button.tsx';
import type { Tag } from './open-tags.ts';
import './tags-view.css';
import { useTags, type TagDeeds } from './use-tags.ts';

type Opened = { readonly tag: Tag; readonly top: number; readonly left: number };

export function TagsView() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { tags, deeds } = useTags();
  const strip = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const shown = strip.current?.querySelector('[aria-current]');
    for (const near of [shown?.previousElementSibling, shown?.nextElementSibling, shown])
      near?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  useEffect(() => turnSideways(strip.current), []);
  const open = (event: MouseEvent, tag: Tag) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    // From the keyboard it opens below the tag.
    const [left, top] = event.clientX === 0 ? [box.left, box.bottom] : [event.clientX, event.clientY];
    setOpened({ tag, top, left: Math.min(left, window.innerWidth - 170) });
  };
  return (
    <nav className="tags-view" aria-label={t('app.tags.name')}>
      <ul ref={strip}>
        {tags.map((tag) => (
          <OneTag key={tag.path} {...{ tag, open, deeds }} isShown={tag.path === pathname} />
        ))}
      </ul>
      {opened && <TagMenu {...{ opened, deeds }} onClose={() => setOpened(null)} />}
    </nav>
  );
}

type OneTagProps = {
  readonly tag: Tag;
  readonly isShown: boolean;
  readonly open: (event: MouseEvent, tag: Tag) => void;
  readonly deeds: TagDeeds;
};

function OneTag({ tag, isShown, open, deeds }: OneTagProps) {
  const { t } = useTranslation();
  const title = useTabTitle(tag.path) ?? t(tag.title);
  const middle = (event: MouseEvent) => {
    if (event.button !== 1 || tag.isAffix) return;
    event.preventDefault();
    deeds.close(tag);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && !tag.isAffix) deeds.close(tag);
  };
  return (
    <li className="tag" {...(isShown ? { 'aria-current': 'page' as const } : {})}>
      <Link
        to={`${tag.path}${tag.search}`}
        onContextMenu={(event) => open(event, tag)}
        onAuxClick={middle}
        onKeyDown={press}
      >
        {title}
      </Link>
      {!tag.isAffix && (
        <button type="button" aria-label={t('app.tags.closeOf', { title })} onClick={() => deeds.close(tag)}>
          <LineIcon name="close" size={10} />
        </button>
      )}
    </li>
  );
}

type TagMenuProps = { readonly opened: Opened; readonly deeds: TagDeeds; readonly onClose: () => void };

function TagMenu({ opened: { tag, top, left }, deeds, onClose }: TagMenuProps) {
  const { t } = useTranslation();
  const close: Choice = { key: 'close', label: t('app.tags.close'), onChoose: () => deeds.close(tag) };
  const choices: Choice[] = [
    { key: 'refresh', label: t('app.tags.refresh'), onChoose: () => deeds.refresh(tag) },
    ...(tag.isAffix ? [] : [close]),
    { key: 'others', label: t('app.tags.closeOthers'), onChoose: () => deeds.closeOthers(tag) },
    { key: 'all', label: t('app.tags.closeAll'), onChoose: deeds.closeAll },
  ];
  return (
    <OpenMenu
      label={t('app.tags.menu', { title: t(tag.title) })}
      {...{ choices, onClose }}
      style={{ top, left }}
    />
  );
}

/** A wheel over the strip moves it sideways, by a quarter (template). */
function turnSideways(strip: HTMLElement | null) {
  const turn = (event: WheelEvent) => {
    if (!strip || event.deltaY === 0 || strip.scrollWidth <= strip.clientWidth) return;
    event.preventDefault();
    strip.scrollLeft += event.deltaY / 4;
  };
  strip?.addEventListener('wheel', turn, { passive: false });
  return () => strip?.removeEventListener('wheel', turn);
}

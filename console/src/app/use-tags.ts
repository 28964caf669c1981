// Every page that is shown has its tag; what is done with tags goes through navigation, so that unsaved work is asked about first.
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useMatches, useNavigate, useNavigationType, type RouteObject } from 'react-router';
import { useChosen } from '../lib/kept-choice.ts';
import { closeAll, closeOne, closeOthers, type Closing, type Tag, type Visit } from './open-tags.ts';
import { metaOf, type PageMeta } from './page-meta.ts';
import { closeTags, openTags, renewTags, visitTag } from './tag-desk.ts';

/** Of the page that is shown; null on one that tells nothing of itself. */
export function usePageMeta(): PageMeta | null {
  return (
    useMatches()
      .map(metaOf)
      .findLast((meta) => meta !== null) ?? null
  );
}

/** The tag of where one is; where a navigation closes some, they go once it has arrived. */
export function useVisits(isOn: boolean): void {
  const { pathname, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const meta = usePageMeta();
  useEffect(() => {
    if (!isOn || !meta) return;
    visitTag({ ...tagOf(meta, pathname), search });
    if (!isBack) closeTags(closedBy(state).filter((path) => path !== pathname));
  }, [isOn, meta, pathname, search, state, isBack]);
  useEffect(() => {
    if (!isOn) closeTags(openTags.read().map(({ path }) => path));
  }, [isOn]);
}

function tagOf({ title, affix, noCache, isPlain }: PageMeta, path: string): Visit {
  return {
    path,
    search: '',
    title,
    isAffix: affix === true,
    isKept: noCache !== true,
    isPlain: isPlain === true,
  };
}

/** Whoever looks as somebody of other roles keeps no page of before (R-DEMO-004). */
export function useLettingGo(roles: string): void {
  const { pathname } = useLocation();
  const before = useRef(roles);
  useEffect(() => {
    if (before.current === roles) return;
    before.current = roles;
    renewTags(({ isAffix }) => isAffix);
    closeTags(
      openTags
        .read()
        .filter(({ path, isAffix }) => !isAffix && path !== pathname)
        .map(({ path }) => path),
    );
  }, [roles, pathname]);
}

/** Affix tags are there before their page was ever opened. */
export function startTags(routes: readonly RouteObject[]): void {
  for (const { path = '', handle } of routes) {
    const meta = metaOf({ handle });
    if (meta?.affix) visitTag({ ...tagOf(meta, path), isKept: false });
  }
}

function closedBy(state: unknown): string[] {
  const closes: unknown =
    typeof state === 'object' && state !== null && 'closes' in state ? state.closes : [];
  return Array.isArray(closes) ? closes.filter((path) => typeof path === 'string') : [];
}

export type TagDeeds = {
  readonly close: (tag: Tag) => void;
  readonly closeOthers: (tag: Tag) => void;
  readonly closeAll: () => void;
  readonly refresh: (tag: Tag) => void;
};

export function useTags(): { readonly tags: readonly Tag[]; readonly deeds: TagDeeds } {
  const tags = useChosen(openTags);
  const navigate = useNavigate();
  const { pathname: here } = useLocation();
  const deeds = useMemo(() => {
    const settle = ({ closes, to }: Closing) => {
      if (to === null) closeTags(closes.filter((path) => path !== here));
      else void navigate(to, { state: { closes } });
    };
    return {
      close: (tag: Tag) => settle(closeOne(tags, tag, here)),
      closeOthers: (tag: Tag) => {
        renewTags(({ isAffix }) => isAffix);
        settle(closeOthers(tags, tag, here));
      },
      closeAll: () => {
        renewTags(({ isAffix }) => isAffix);
        settle(closeAll(tags, here));
      },
      // Through /redirect, so that the page mounts anew and history gets no entry (R-SHELL-046).
      refresh: ({ path, search }: Tag) => {
        renewTags((tag) => tag.path === path);
        void navigate(`/redirect${path}${search}`, { replace: true });
      },
    };
  }, [tags, here, navigate]);
  return { tags, deeds };
}

// The words of administration, loaded with the first of its pages: the first page of everybody else has none of them.
import type { RouteObject } from 'react-router';
import { speakAlso, type MoreWords } from '../lib/i18n.ts';

const words: MoreWords = {
  zh: () => import('../locales/zh/administration.ts').then((room) => room.administration),
  en: () => import('../locales/en/administration.ts').then((room) => room.administration),
  es: () => import('../locales/es/administration.ts').then((room) => room.administration),
  ja: () => import('../locales/ja/administration.ts').then((room) => room.administration),
};

/** A page is drawn only when its words are there, so that no key is seen for a moment. */
export function withAdministrationWords(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    if (route.index || typeof lazy !== 'function') return route;
    return { ...route, lazy: async () => (await Promise.all([lazy(), speakAlso(words)]))[0] };
  });
}

// Two choices that the specification keeps in cookies: whether the sidebar is open, and the size of controls (R-SHELL-020, R-SHELL-038).
import { keepChoice, type KeptChoice } from './kept-choice.ts';
import { cookieNamed, type CookiePlace } from './session.ts';

const yearSeconds = 31_536_000;

function keep(place: CookiePlace, name: string, value: string): void {
  place.cookie = `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

/** `sidebarStatus`: 1 open, 0 closed; without it the sidebar starts open (R-SHELL-021). */
export function keepSidebar(placeOf: () => CookiePlace): KeptChoice<boolean> {
  return keepChoice(
    () => cookieNamed(placeOf().cookie, 'sidebarStatus') !== '0',
    (isOpen) => keep(placeOf(), 'sidebarStatus', isOpen ? '1' : '0'),
  );
}

/** In the order of the menu; medium unless chosen (R-SHELL-034). */
export const sizes = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];

export function keepSize(placeOf: () => CookiePlace): KeptChoice<Size> {
  return keepChoice(
    () => sizes.find((size) => size === cookieNamed(placeOf().cookie, 'size')) ?? 'medium',
    (size) => keep(placeOf(), 'size', size),
  );
}

export const sidebarOpen = keepSidebar(() => document);
export const controlSize = keepSize(() => document);

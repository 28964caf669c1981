// Call: the only door of the console to the network; an endpoint of the contract and its input become its output.
import { serverNow, hearClock } from './clock.ts';
import { currentLanguage } from './i18n.ts';
import { leave } from './leave.ts';
import { makeCaller, type Call } from './make-caller.ts';
import { notices } from './notices.ts';
import { session } from './session.ts';
import type { World } from './world.ts';

const browser: World = {
  base: '/prod-api',
  fetch: (address, init) => fetch(address, init),
  session,
  language: currentLanguage,
  now: serverNow,
  hear: hearClock,
  page: () => `${location.pathname}${location.search}`,
  goTo: (address) => location.assign(address),
  notices,
  alone: (work) => (isSecureContext ? navigator.locks.request('herald-session', work) : work()),
  log: (text) => console.warn(text),
};

/** Throws `CallRefusal`; what must be told has been told by then, unless muted. */
export const call: Call = makeCaller(browser);

/** R-AUTH-010 to R-AUTH-012. Signing in again leads to the front page. */
export function signOut(): Promise<void> {
  return leave(browser, '/');
}

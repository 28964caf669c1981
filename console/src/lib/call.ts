// Call: the only door of the console to the network; an endpoint of the contract and its input become its output.
import { serverNow, hearClock } from './clock.ts';
import { currentLanguage, speakFully } from './i18n.ts';
import { leave } from './leave.ts';
import { whileHere } from './leaving-page.ts';
import { makeCaller, type Call } from './make-caller.ts';
import { hearOtherPerson, ownPerson, saidOfOther } from './other-person.ts';
import { notices } from './notices.ts';
import { isByItself } from './polls.ts';
import { hearRights } from './rights.ts';
import { session } from './session.ts';
import { isSignedOut, tellSignedOut } from './signed-out.ts';
import type { World } from './world.ts';

/** Longer than leaving usually takes, so that who leaves is not told on the way out. */
const staysAfterMs = 800;

const browser: World = {
  base: '/prod-api',
  fetch: (address, init) => fetch(address, init),
  session,
  person: ownPerson,
  hearOther: hearOtherPerson,
  saidOfOther,
  isByItself,
  language: currentLanguage,
  now: serverNow,
  hear: (headers) => {
    hearClock(headers);
    hearRights(headers);
  },
  page: () => `${location.pathname}${location.search}`,
  goTo,
  whileHere,
  tellSignedOut,
  isSignedOut,
  notices,
  // Without them the number of the refusal is said, which is better than nothing.
  learnSentences: () => speakFully().catch(() => undefined),
  alone: (work) => (isSecureContext ? navigator.locks.request('herald-session', work) : work()),
  log: (text) => console.warn(text),
};

/** Throws `CallRefusal`; what must be told has been told by then, unless muted. */
export const call: Call = makeCaller(browser);

/** R-AUTH-010 to R-AUTH-012. Signing in again leads to the front page. */
export async function signOut(): Promise<void> {
  await leave(browser, '/');
}

/** The browser's question stops everything here: who is still here a while after it was asked, stayed. */
function goTo(address: string): Promise<void> {
  return new Promise((stayed) => {
    const asked = (event: BeforeUnloadEvent) =>
      setTimeout(() => event.defaultPrevented && stayed(), staysAfterMs);
    window.addEventListener('beforeunload', asked, { once: true });
    location.assign(address);
  });
}

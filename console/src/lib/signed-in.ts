// Whether a poll may ask: it stops with the session and waits while it is expired (C-10, R-MSG-006).
import { CallRefusal } from './call-refusal.ts';
import { serverNow } from './clock.ts';
import { say } from './say.ts';
import { session } from './session.ts';

export function isSignedIn(): boolean {
  const held = session.read();
  return held !== null && serverNow() < held.expireIn;
}

/** The timer of a poll goes on until its next answer: nothing is asked for whoever left in another window meanwhile. */
export function refuseSignedOut(): void {
  if (!isSignedIn()) throw new CallRefusal('sign-in-needed', say('sign-in-needed'));
}

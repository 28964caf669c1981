// Depart: to another address for good; who stays, for the sake of what is not saved, is told that nobody is signed in here.
import type { World } from './world.ts';

/** Wrapped, since awaiting the way there must not wait for somebody to stay. */
export type Departure = { readonly stayed: Promise<void> };

export type Departing = (how: () => Departure | Promise<Departure>) => Promise<void>;

export function depart(world: World, address: string): Departure {
  return { stayed: world.goTo(address).then(() => world.tellSignedOut()) };
}

/** Of several calls at once the first departs; who has stayed is not asked again until a session is there. */
export function makeDeparting(world: World): Departing {
  let departing: Promise<Departure> | null = null;
  let hasStayed = false;
  return async (how) => {
    if (hasStayed && world.session.read() === null) return;
    departing ??= Promise.resolve(how());
    const { stayed } = await departing;
    await stayed;
    departing = null;
    hasStayed = true;
  };
}

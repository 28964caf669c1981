// Depart: to another address for good; who stays, for the sake of what is not saved, is told that nobody is signed in here.
import type { World } from './world.ts';

/** Wrapped, since awaiting the way there must not wait for somebody to stay. */
export type Departure = { readonly stayed: Promise<void> };

export type Departing = (how: () => Departure | Promise<Departure>) => Promise<void>;

export function depart(world: World, address: string): Departure {
  return { stayed: world.goTo(address).then(() => world.tellSignedOut()) };
}

/** Whoever is here without a session chose to stay, in the browser's question or in ours: what a page asks for anew after a refused deed changes nothing of that (R-ERR-012). */
export function hasStayed(world: World): boolean {
  return world.isSignedOut() && world.session.read() === null;
}

/** Of several calls at once the first departs; who has stayed is not asked again until a session is there. */
export function makeDeparting(world: World): Departing {
  let departing: Promise<Departure> | null = null;
  return async (how) => {
    if (hasStayed(world)) return;
    departing ??= Promise.resolve(how());
    const { stayed } = await departing;
    await stayed;
    departing = null;
  };
}

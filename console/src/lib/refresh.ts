// Refresh: an expired session is exchanged once, and every call that comes meanwhile waits for it (R-AUTH-026 to R-AUTH-034).
import { codes } from '@herald/contract/codes.ts';
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { verdictOf } from '@herald/contract/envelope.ts';
import { expiryInstant } from '@herald/contract/people.ts';
import { ask, type Heard } from './ask.ts';
import type { World } from './world.ts';

/**
 * Answers a function that returns at once while the session is good, else when the exchange has ended, well or not (C-09). What
 * it returns is the answer to the call as well: the session is somebody else's by now, and not this window's to renew. Renewed for a
 * poll it is kept awake no longer.
 */
export function makeRefresh(world: World): (isPoll: boolean) => Promise<Heard | null> {
  let running: Promise<Heard | null> | null = null;
  const overdueToken = () => {
    const held = world.session.read();
    return held !== null && world.now() >= held.expireIn ? held.refreshToken : null;
  };
  // A refresh token is good once: another window may have used it while this one waited.
  const renew = async (isPoll: boolean) => {
    const refreshToken = overdueToken();
    return refreshToken === null ? null : exchange(world, refreshToken, isPoll);
  };
  return async (isPoll) => {
    if (overdueToken() === null) return null;
    running ??= world
      .alone(() => renew(isPoll))
      .finally(() => {
        running = null;
      });
    return running;
  };
}

async function exchange(world: World, refreshToken: string, isPoll: boolean): Promise<Heard | null> {
  const endpoint = signOnEndpoints.refreshToken;
  try {
    const heard = await ask(world, endpoint, { refreshToken }, { isPoll });
    const { envelope } = heard;
    if (envelope?.code === codes['signed-in-otherwise'].wire) return heard;
    const renewed = endpoint.output.safeParse(envelope?.data);
    if (!envelope || verdictOf(envelope.code) !== 'success' || !renewed.success) {
      world.log(`The session was not renewed: ${envelope?.code ?? 'no envelope'}`);
      return null;
    }
    world.session.write({ ...renewed.data, expireIn: expiryInstant(renewed.data.expireIn, world.now()) });
  } catch (error) {
    world.log(`The session was not renewed: ${String(error)}`);
  }
  return null;
}

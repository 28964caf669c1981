// Refresh: an expired session is exchanged once, and every call that comes meanwhile waits for it (R-AUTH-026 to R-AUTH-034).
import { codes } from '@herald/contract/codes.ts';
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { verdictOf } from '@herald/contract/envelope.ts';
import { expiryInstant } from '@herald/contract/people.ts';
import { ask, type Heard } from './ask.ts';
import type { World } from './world.ts';

/** An access token that ends so soon may have ended on the way; its refusal is not the session's. */
const endsOnTheWayMs = 60_000;

export type Refresh = {
  /**
   * At once while the session is good, else when the exchange has ended, well or not (C-09). It answers what the call must hear of it:
   * that the session is somebody else's by now, and not this window's to renew; or, by 1012xx, that it is over. Renewed for a poll it
   * is kept awake no longer.
   */
  whenOver(isPoll: boolean): Promise<Heard | null>;
  /** Whether another token than this refused one is held now: renewed here where it is at its end, or by another window meanwhile. */
  whenRefused(token: string, isPoll: boolean): Promise<boolean>;
};

export function makeRefresh(world: World): Refresh {
  let running: Promise<Heard | null> | null = null;
  const overdueToken = (earlierMs: number) => {
    const held = world.session.read();
    return held !== null && world.now() >= held.expireIn - earlierMs ? held.refreshToken : null;
  };
  // A refresh token is good once: another window may have used it while this one waited.
  const renew = async (isPoll: boolean, earlierMs: number) => {
    const refreshToken = overdueToken(earlierMs);
    return refreshToken === null ? null : exchange(world, refreshToken, isPoll);
  };
  const exchangeOnce = async (isPoll: boolean, earlierMs: number) => {
    if (overdueToken(earlierMs) === null) return null;
    running ??= world
      .alone(() => renew(isPoll, earlierMs))
      .finally(() => {
        running = null;
      });
    return running;
  };
  const heldToken = () => world.session.read()?.accessToken;
  return {
    whenOver: (isPoll) => exchangeOnce(isPoll, 0),
    whenRefused: async (token, isPoll) => {
      if (heldToken() === token) await exchangeOnce(isPoll, endsOnTheWayMs);
      const held = heldToken();
      return held !== undefined && held !== token;
    },
  };
}

/** By the family that a person is asked about (R-ERR-009). */
export function saysOver({ envelope }: Heard): boolean {
  return envelope !== null && verdictOf(envelope.code) === 'ask-once';
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
      return saysOver(heard) ? heard : null;
    }
    world.session.write({ ...renewed.data, expireIn: expiryInstant(renewed.data.expireIn, world.now()) });
  } catch (error) {
    world.log(`The session was not renewed: ${String(error)}`);
  }
  return null;
}

// Leave: end the session here and at the sign-on provider, whatever the server answers (C-20).
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { ask } from './ask.ts';
import { depart, type Departure } from './depart.ts';
import type { World } from './world.ts';

/** Without an answer the person lands on a page that says so and offers to sign in, not in the arms of a silent sign-on. */
const farewell = '/login?error=session-ended';

/** `service` is where signing in again leads (C-17). */
export async function leave(world: World, service: string): Promise<Departure> {
  const endpoint = signOnEndpoints.logout;
  const answer = await ask(world, endpoint, { service }).catch(() => null);
  world.session.clear();
  const said = endpoint.output.safeParse(answer?.envelope?.data);
  return depart(world, said.success && said.data.url !== '' ? said.data.url : farewell);
}

// Leave: end the session here and at the sign-on provider, whatever the server answers (C-20); somebody else's is left to them.
import { codes } from '@herald/contract/codes.ts';
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { ask } from './ask.ts';
import { depart, type Departure } from './depart.ts';
import type { World } from './world.ts';

/** Without an answer the person lands on a page that says so and offers to sign in, not in the arms of a silent sign-on. */
const farewell = '/login?error=session-ended';

/** `service` is where signing in again leads (C-17). */
export async function leave(world: World, service: string): Promise<Departure> {
  if (world.saidOfOther() !== null) return startAnew(world);
  const endpoint = signOnEndpoints.logout;
  const envelope = await ask(world, endpoint, { service }).then(
    (heard) => heard.envelope,
    () => null,
  );
  if (envelope?.code === codes['signed-in-otherwise'].wire) {
    world.hearOther(envelope.message);
    return startAnew(world);
  }
  world.session.clear();
  const said = endpoint.output.safeParse(envelope?.data);
  return depart(world, said.success && said.data.url !== '' ? said.data.url : farewell);
}

/** The cookie is of whoever signed in since, in another window: this one becomes theirs, and nothing is ended. */
function startAnew(world: World): Departure {
  return { stayed: world.goTo(world.page()) };
}

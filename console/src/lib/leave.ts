// Leave: end the session here and at the sign-on provider, whatever the server answers (C-20); somebody else's is left to them.
import { codes } from '@herald/contract/codes.ts';
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { ask } from './ask.ts';
import { depart, type Departure } from './depart.ts';
import type { World } from './world.ts';

/** Where there is nothing to end at the provider: a page that says so and offers to sign in. */
const farewell = '/login?error=session-ended';
/** Without an answer the browser is led to the provider's own end all the same, or whoever comes next would be let in unasked (C-20). Where we cannot say whose session it is, the provider asks. */
const end = '/prod-api/control/user/oidc/end?service=';

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
  if (!said.success) return depart(world, `${end}${encodeURIComponent(service)}`);
  return depart(world, said.data.url === '' ? farewell : said.data.url);
}

/** The cookie is of whoever signed in since, in another window: this one becomes theirs, and nothing is ended. */
function startAnew(world: World): Departure {
  return { stayed: world.goTo(world.page()) };
}

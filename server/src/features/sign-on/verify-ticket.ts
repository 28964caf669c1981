// Verify: a ticket of CAS, once, on the server, with exactly the service it was asked for (CAS Protocol 3.0.3 §2.5, §2.8).
import type { Context } from '../../context.ts';
import { casService, providerFetch, providerKeyOf } from '../../http/sign-on-provider.ts';
import type { Way } from '../../http/sign-on-settings.ts';
import { readCasAnswer } from './read-cas-answer.ts';
import type { Vouched } from './read-claims.ts';

/** Servers write their own name behind it, with dots. */
const shape = /^ST-[\w.-]{1,253}$/;
const paths = { '2': 'serviceValidate', '3': 'p3/serviceValidate' } as const;

export async function verifyTicket(
  { config }: Context,
  { server, version }: Extract<Way, { mode: 'cas' }>,
  { state, ticket }: { state: string; ticket: string },
): Promise<Vouched> {
  if (!shape.test(ticket)) throw new Error('no ticket came back');
  const address = new URL(`${server}/${paths[version]}`);
  address.searchParams.set('service', casService(config, state));
  address.searchParams.set('ticket', ticket);
  const answer = await providerFetch(config)(address.href, {
    method: 'GET',
    headers: { accept: 'application/xml, text/xml' },
    body: undefined,
    redirect: 'manual',
  });
  if (!answer.ok) throw new Error(`the CAS server answered ${answer.status}`);
  const { user, attributes } = readCasAnswer(await answer.text());
  return {
    issuer: server,
    claims: { ...attributes, sub: user },
    idToken: null,
    key: providerKeyOf(server, ticket),
  };
}

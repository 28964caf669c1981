// Where the sign-on provider is and how it is asked: the embedded one on this machine's loopback, any other at its address.
import type { CustomFetch } from 'openid-client';
import type { Config } from '../config.ts';
import { hashOf } from '../secrets.ts';
import { embeddedBase } from './embedded-base.ts';
import { isLoopback } from './loopback.ts';

const timeoutMs = 10_000;
/** Where every way of signing on begins, whichever the settings say; named after the first there was. */
export const startPath = '/prod-api/control/user/oidc/start';
/** Where a browser goes whose sign-out got no answer: on to the provider's own sign-out, which asks where it does not know whose. */
export const endPath = '/prod-api/control/user/oidc/end';
export const callbackPath = '/prod-api/control/user/oidc/callback';
export const signedOutPath = '/prod-api/control/user/oidc/signed-out';
export const loggedOutPath = '/prod-api/control/user/oidc/backchannel-logout';
/** CAS brings the ticket here, and tells here of an end. */
export const ticketPath = '/prod-api/control/user/cas/callback';

/** Who vouches for people here, by the name it has in its protocol; as whose they are known is told by identity-issuer.ts. */
export function issuerOf({ origin, signOn }: Config): string {
  const { way } = signOn;
  if (way.mode === 'embedded') return `${origin}${embeddedBase}`;
  if (way.mode === 'cookie') return way.issuer ?? new URL(way.login).origin;
  return way.mode === 'cas' ? way.server : way.issuer;
}

/** How we are known to whoever speaks OpenID Connect; null for other ways. */
export type OpenIdClient = { issuer: string; clientId: string; clientSecret: string | null };

export function openIdClient(config: Config): OpenIdClient | null {
  const { way } = config.signOn;
  if (way.mode === 'oidc') return way;
  return way.mode === 'embedded'
    ? { issuer: issuerOf(config), clientId: 'herald', clientSecret: null }
    : null;
}

export function isEmbedded({ signOn }: Config): boolean {
  return signOn.way.mode === 'embedded';
}

/** Both are to be registered at a provider of the newsroom's own, exactly so. */
export function callbackAddress({ origin }: Config): string {
  return `${origin}${callbackPath}`;
}

export function signedOutAddress({ origin }: Config): string {
  return `${origin}${signedOutPath}`;
}

/** The service of one sign-on: its state stands in it, as CAS has none of its own. */
export function casService({ origin }: Config, state: string): string {
  return `${origin}${ticketPath}?state=${encodeURIComponent(state)}`;
}

/** What a provider calls a session, as it stands with ours. */
export function providerKeyOf(issuer: string, name: string): string {
  return hashOf(`${issuer} ${name}`);
}

/** Plain http is for the embedded provider, and for one on this very machine. */
export function mayBePlain(config: Config, issuer: string): boolean {
  return isEmbedded(config) || isLoopback(issuer);
}

/** The public address of the embedded provider may not be reachable from here; its door on the loopback is. */
export function providerFetch(config: Config): CustomFetch {
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  const door = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
  return (url, options) => {
    const address =
      isEmbedded(config) && url.startsWith(`${config.origin}/`)
        ? door + url.slice(config.origin.length)
        : url;
    const { body, headers, method } = options;
    return fetch(address, {
      method,
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
}

// Where the sign-on provider is and how it is asked: the embedded one on this machine's loopback, any other at its address.
import type { CustomFetch } from 'openid-client';
import type { Config } from '../config.ts';

const timeoutMs = 10_000;
export const embeddedBase = '/oidc';
export const callbackPath = '/prod-api/control/user/oidc/callback';
export const signedOutPath = '/prod-api/control/user/oidc/signed-out';

export function isEmbedded(config: Config): boolean {
  return config.oidc.issuer === null;
}

export function issuerOf(config: Config): string {
  return config.oidc.issuer ?? `${config.origin}${embeddedBase}`;
}

/** Both are to be registered at a provider of the newsroom's own, exactly so. */
export function callbackAddress(config: Config): string {
  return `${config.origin}${callbackPath}`;
}

export function signedOutAddress(config: Config): string {
  return `${config.origin}${signedOutPath}`;
}

/** Plain http is for the embedded provider, and for one on this very machine. */
export function mayBePlain(config: Config): boolean {
  const { hostname } = new URL(issuerOf(config));
  return isEmbedded(config) || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
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

// Under which issuer people are known here, and whether that is the embedded provider, which keeps their passwords.
import type { Config } from '../config.ts';
import { embeddedIssuer } from './embedded-base.ts';
import { isEmbedded, issuerOf } from './sign-on-provider.ts';

export function identityIssuer(config: Config): string {
  return isEmbedded(config) ? embeddedIssuer : issuerOf(config);
}

/** Of somebody known by this issuer; null is nobody's. */
export function isKeptHere(config: Config, issuer: string | null): boolean {
  return isEmbedded(config) && issuer === embeddedIssuer;
}

// Tokens and codes as random as real ones, each kind with its own beginning so that none slips through redaction.
import { createHash, randomBytes } from 'node:crypto';

/** Access tokens, refresh tokens and codes; Instagram's are Facebook's. */
export const SECRET_PREFIXES = [
  'EAAS',
  'FBCS',
  'XATS',
  'XRTS',
  'XCDS',
  'YTAT',
  'YTRT',
  'YTCD',
  'LIAT',
  'LIRT',
  'LICD',
  'TTAT',
  'TTRT',
  'TTCD',
  'VKAT',
  'VKRT',
  'VKCD',
  'WBAT',
  'WBCD',
  'WXAT',
] as const;
export type SecretPrefix = (typeof SECRET_PREFIXES)[number];

function lettersOf(bytes: Buffer): string {
  return bytes.toString('hex');
}

export function newSecret(prefix: SecretPrefix): string {
  return prefix + lettersOf(randomBytes(24));
}

/** The same two parents always give the same child: a page asked for twice keeps its token. */
export function derivedSecret(prefix: SecretPrefix, ...parents: string[]): string {
  return prefix + lettersOf(createHash('sha256').update(parents.join('|')).digest());
}

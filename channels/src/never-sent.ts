// Says whether an error of fetch proves that no byte of the request was written. What is not proven may have arrived.
import { z } from 'zod';

/** The server's fetch: its send deadline passed before it wrote. */
export const sendDeadlinePassed = 'HERALD_SEND_DEADLINE';
/** And it reached nobody in time. */
export const connectTimedOut = 'HERALD_CONNECT_TIMEOUT';

/** Nobody was reached, or nobody we trust: not a byte was written. */
export const unreached = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  connectTimedOut,
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_TLS_HANDSHAKE_TIMEOUT',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_UNSUPPORTED_PROTOCOL',
  'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'CERT_REJECTED',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
] as const;
const beforeTheFirstByte: ReadonlySet<string> = new Set([...unreached, sendDeadlinePassed]);

/** A connection that stood may lose its way after it wrote: these prove it of a connect alone. */
const beforeWhenConnecting = new Set(['EHOSTUNREACH', 'ENETUNREACH']);

const deepest = 5;
const Thrown = z.object({
  code: z.string().optional().catch(undefined),
  syscall: z.string().optional().catch(undefined),
  cause: z.unknown().optional(),
  errors: z.array(z.unknown()).optional().catch(undefined),
});

/** Several addresses tried: every one of them must have failed before its first byte. */
export function neverSent(error: unknown, depth = 0): boolean {
  const read = Thrown.safeParse(error);
  if (!read.success || depth > deepest) return false;
  const { code, syscall, cause, errors } = read.data;
  if (errors && errors.length > 0) return errors.every((one) => neverSent(one, depth + 1));
  if (code !== undefined)
    return beforeTheFirstByte.has(code) || (syscall === 'connect' && beforeWhenConnecting.has(code));
  return neverSent(cause, depth + 1);
}

/** What the error calls itself: its own code or that of what caused it. */
export function codeOf(error: unknown, depth = 0): string {
  const read = Thrown.safeParse(error);
  if (!read.success || depth > deepest) return '';
  return read.data.code ?? codeOf(read.data.cause ?? read.data.errors?.[0], depth + 1);
}

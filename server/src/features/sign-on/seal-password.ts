// Seal: a password becomes an argon2id hash that carries its own salt and cost.
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

export async function sealPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength: 32,
    ...cost,
  });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

// Compare: whether a password is the one that was sealed; nobody's password takes as long as somebody's.
import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;
/** Stands in for an account that does not exist: the same cost, a key no password has. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function comparePassword(password: string, sealed: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = shape.exec(sealed ?? nobody) ?? [];
  if (!memory || !passes || !parallelism || !salt || !key)
    throw new Error('a stored password hash cannot be read');
  const wanted = Buffer.from(key, 'base64url');
  const found = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(found, wanted) && sealed !== undefined;
}

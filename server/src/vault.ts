// Vault: seals secrets before they reach the database; each under its own key, which the master key wraps (hostile.md §4).
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `about` binds a sealed text to its place: it opens only under the same words. */
export type Vault = {
  seal(plain: string, about: string): string;
  unseal(sealed: string, about: string): string;
  /** A signature that only this vault can make, under a key derived for these words. */
  sign(text: string, about: string): string;
};

/** Null where another vault has sealed it, or nobody: a database restored without its key. */
export function tryUnseal(vault: Vault, sealed: string, about: string): string | null {
  try {
    return vault.unseal(sealed, about);
  } catch {
    return null;
  }
}

const version = 'v1';

/** The master key lies beside the data, outside the database; it is made at the first start. */
export async function openVault(dataFolder: string): Promise<Vault> {
  const path = join(dataFolder, 'vault.key');
  await mkdir(dirname(path), { recursive: true });
  const master = await readOrMake(path);
  return {
    seal(plain, about) {
      const own = randomBytes(32);
      return [version, encrypt(master, own, about), encrypt(own, Buffer.from(plain, 'utf8'), about)].join(
        '.',
      );
    },
    unseal(sealed, about) {
      const [mark, wrapped, text] = sealed.split('.');
      if (mark !== version || !wrapped || !text) throw new Error('this was not sealed by this vault');
      return decrypt(decrypt(master, wrapped, about), text, about).toString('utf8');
    },
    sign(text, about) {
      const own = Buffer.from(hkdfSync('sha256', master, '', `sign|${about}`, 32));
      return createHmac('sha256', own).update(text).digest('base64url');
    },
  };
}

async function readOrMake(path: string): Promise<Buffer> {
  try {
    // Exclusive: of two processes starting together one makes the key and the other reads it.
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(randomBytes(32).toString('base64'));
    await file.sync();
    await file.close();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const text = await readFile(path, 'utf8');
  if (isVaultKey(text)) return keyIn(text);
  throw new Error(`${path} holds no key. Restore it from the backup: without it no account can be used.`);
}

const keyIn = (text: string) => Buffer.from(text.trim(), 'base64');

/** Whether what lies in a file may be a master key. */
export function isVaultKey(text: string): boolean {
  return keyIn(text).length === 32;
}

function encrypt(key: Buffer, plain: Buffer, about: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: Buffer, sealed: string, about: string): Buffer {
  const whole = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, whole.subarray(0, 12)).setAAD(Buffer.from(about));
  decipher.setAuthTag(whole.subarray(12, 28));
  return Buffer.concat([decipher.update(whole.subarray(28)), decipher.final()]);
}

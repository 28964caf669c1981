// Issue: four digits to be read from a picture, kept on the server, good once.
import { randomInt } from 'node:crypto';
import type { Context } from '../../context.ts';
import { newSecret } from '../../secrets.ts';
import { insertCaptcha } from './store/credentials.ts';

export type Captcha = { id: string; answer: string };

/** Bound to one sign-in under way: an answer read elsewhere does not count here. */
export async function issueCaptcha(
  context: Context,
  { interaction }: { interaction: string },
): Promise<Captcha> {
  const answer = String(randomInt(0, 10_000)).padStart(4, '0');
  const id = `${interaction}.${newSecret()}`;
  await insertCaptcha(context.db, id, answer);
  return { id, answer };
}

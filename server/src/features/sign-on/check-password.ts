// Check a username and its password, a few tries in a quarter of an hour; nobody's takes as long as somebody's.
import type { Context } from '../../context.ts';
import { isPublished } from '../../db/seed/demo-accounts.ts';
import { networkOf } from '../../http/network-of.ts';
import { comparePassword } from './compare-password.ts';
import { recordRefusal } from './record-refusal.ts';
import {
  countTry,
  credentialOf,
  forgetTries,
  forgetTry,
  hasDemonstrationEnded,
  type Credential,
} from './store/credentials.ts';

const longestPassword = 1_024;
const longestAccount = 200;
const triesOfAccount = 5;
const triesOfAddress = 20;

/** `address` is from where it is tried. */
export async function checkPassword(
  context: Context,
  { account, password, address }: { account: string; password: string; address: string },
): Promise<Credential | 'wrong' | 'too-many'> {
  const { config, db, log } = context;
  if (password.length > longestPassword || account.length > longestAccount || account.includes('\0'))
    return 'wrong';
  const tried = await countTry(db, account, networkOf(address));
  if (tried.ofAccount > triesOfAccount || tried.ofAddress > triesOfAddress) {
    await forgetTry(db, tried.id);
    log.warn({ address }, 'too many failed sign-ins');
    return 'too-many';
  }
  const credential = await credentialOf(db, account);
  const matches = await comparePassword(password, credential?.passwordHash);
  // Of a demonstration that became a newsroom: everybody knows it.
  const isOver = isPublished(account, password) && (!config.demo || (await hasDemonstrationEnded(db)));
  if (!credential || !matches || isOver) {
    log.warn({ address }, 'a sign-in failed');
    await recordRefusal(context, { account: credential?.account ?? null, address });
    return 'wrong';
  }
  await forgetTries(db, account);
  return credential;
}

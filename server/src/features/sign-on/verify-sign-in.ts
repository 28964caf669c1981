// Verify: what the local form sent; the same answer and the same time whether an account exists or not (hostile.md §5, N05).
import type { Context } from '../../context.ts';
import { comparePassword } from './compare-password.ts';
import { countTry, credentialOf, forgetTries, forgetTry, takeCaptcha } from './store/credentials.ts';

export type SignIn = { account: string; password: string; captcha: string; captchaId: string };
export type SignInProblem = 'account-missing' | 'password-short' | 'captcha-wrong' | 'not-known' | 'too-many';

const shortestPassword = 6;
const longestPassword = 1_024;
const triesOfAccount = 5;
const triesOfAddress = 20;

export async function verifySignIn(
  context: Context,
  given: SignIn,
  at: { address: string; interaction: string },
): Promise<{ account: string } | { problem: SignInProblem }> {
  const account = given.account.trim();
  // Taken first: no form, however incomplete, leaves its picture good for a second guess.
  const answer = given.captchaId.startsWith(`${at.interaction}.`)
    ? await takeCaptcha(context.db, given.captchaId)
    : undefined;
  if (account === '') return { problem: 'account-missing' };
  if (given.password.length < shortestPassword) return { problem: 'password-short' };
  if (answer === undefined || given.captcha.trim() !== answer) return { problem: 'captcha-wrong' };
  if (given.password.length > longestPassword || account.length > 200 || account.includes('\0'))
    return { problem: 'not-known' };

  const tried = await countTry(context.db, account, at.address);
  if (tried.ofAccount > triesOfAccount || tried.ofAddress > triesOfAddress) {
    await forgetTry(context.db, tried.id);
    context.log.warn({ address: at.address }, 'too many failed sign-ins');
    return { problem: 'too-many' };
  }
  const credential = await credentialOf(context.db, account);
  const matches = await comparePassword(given.password, credential?.passwordHash);
  if (!credential || !matches) {
    context.log.warn({ address: at.address }, 'a sign-in failed');
    return { problem: 'not-known' };
  }
  await forgetTries(context.db, account);
  return { account: credential.account };
}

// Verify: what the local form sent; the same answer and the same time whether an account exists or not (hostile.md §5, N05).
import { shortestSignInPassword } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { checkPassword } from './check-password.ts';
import { takeCaptcha } from './store/credentials.ts';

export type SignIn = { account: string; password: string; captcha: string; captchaId: string };
export type SignInProblem = 'account-missing' | 'password-short' | 'captcha-wrong' | 'not-known' | 'too-many';

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
  if (given.password.length < shortestSignInPassword) return { problem: 'password-short' };
  if (answer === undefined || given.captcha.trim() !== answer) return { problem: 'captcha-wrong' };
  const checked = await checkPassword(context, { account, password: given.password, address: at.address });
  if (checked === 'too-many') return { problem: 'too-many' };
  return checked === 'wrong' ? { problem: 'not-known' } : { account: checked.account };
}

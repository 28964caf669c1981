// Pages that ask readers to sign in first, by what they answer and where they lead.
import { expect, it } from 'vitest';
import { identifySignIn } from './identify-sign-in.ts';

const asked = 'https://www.facebook.com/1_2';
const led = (finalUrl: string, status = 200, from = asked) => identifySignIn(from, { finalUrl, status });

it.each([401, 403, 407, 999])('%i is only for who has signed in', (status) => {
  expect(led(asked, status)).toBe(true);
});

it.each([
  'https://www.facebook.com/login/?next=1',
  'https://www.instagram.com/accounts/login/',
  'https://www.linkedin.com/authwall?a=1',
  'https://passport.weibo.com/visitor/visitor',
  'https://weibo.com/newlogin?url=a',
  'https://vk.com/challenge.html?hash=a',
  'https://id.vk.com/auth?app_id=1',
  'https://consent.youtube.com/m?continue=a',
  'https://mp.weixin.qq.com/mp/wappoc_appmsgcaptcha?poc_token=a',
  'https://x.com/i/flow/login',
  'https://www.facebook.com/privacy/consent/?flow=a',
  'https://www.facebook.com/cookie/consent-page/',
  'https://accounts.google.com/ServiceLogin?a=1',
  'https://x.com/account/access',
  'https://www.linkedin.com/signup/cold-join',
])('%s is a way in', (finalUrl) => {
  expect(led(finalUrl)).toBe(true);
});

it.each([
  'https://www.facebook.com/1_2',
  'https://www.facebook.com/page/posts/authors-of-the-year',
  'https://www.youtube.com/watch?v=login',
])('%s is none', (finalUrl) => {
  expect(led(finalUrl)).toBe(false);
});

it('who asked for such a page gets it', () => {
  expect(led('https://weibo.com/newlogin', 200, 'https://weibo.com/newlogin')).toBe(false);
});

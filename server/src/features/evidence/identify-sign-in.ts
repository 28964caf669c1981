// Identify a page that asks readers to sign in first: by what it answered, or by where it led.

const closed: ReadonlySet<number> = new Set([401, 403, 407, 999]);
/**
 * As the platforms name them: facebook.com/login, instagram.com/accounts/login, linkedin.com/authwall, passport.weibo.com/visitor,
 * weibo.com/newlogin, vk.com/challenge.html, id.vk.com/auth, consent.youtube.com, mp.weixin.qq.com/mp/wappoc_appmsgcaptcha,
 * facebook.com/privacy/consent, facebook.com/cookie/consent-page, accounts.google.com/ServiceLogin, x.com/account/access,
 * linkedin.com/signup/cold-join.
 */
const places =
  /\/(\w*login|signin|sign-in|signup|authwall|auth|checkpoint|challenge|visitor|uas|consent|consent-page|account\/access|\w*captcha)([/.?]|$)/i;
const hosts = /^(consent|passport|login)\./i;

export function identifySignIn(
  asked: string,
  { finalUrl, status }: { readonly finalUrl: string; readonly status: number },
): boolean {
  if (closed.has(status)) return true;
  const [from, to] = [URL.parse(asked), URL.parse(finalUrl)];
  if (!to || (from?.host === to.host && from.pathname === to.pathname)) return false;
  return places.test(to.pathname) || hosts.test(to.host);
}

// Identify a page that asks readers to sign in first: by what it answered, or by where it led.

const closed: ReadonlySet<number> = new Set([401, 403, 407, 999]);
/** As the platforms name them: facebook.com/login, instagram.com/accounts/login, linkedin.com/authwall, passport.weibo.com/visitor. */
const places = /\/(login|signin|sign-in|authwall|checkpoint|visitor|uas|i\/flow\/login)([/.?]|$)/i;

export function identifySignIn(
  asked: string,
  { finalUrl, status }: { readonly finalUrl: string; readonly status: number },
): boolean {
  if (closed.has(status)) return true;
  const path = (url: string) => URL.parse(url)?.pathname ?? '';
  return path(asked) !== path(finalUrl) && places.test(path(finalUrl));
}

// Waits, as an impatient person reloading would, until the sign-in page is served with its form.
import { setTimeout as pause } from 'node:timers/promises';

const signInPath = '/prod-api/control/user/oidc/start';
const form = /<form[\s\S]*<input[^>]*type="password"/;
const askAgainMs = 20;
const patienceMs = 5_000;
const mostRedirects = 10;

/** `gaveUp` ends the wait with an error of its own. */
export async function untilFirstPage(origin: string, withinMs: number, gaveUp: () => void): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    gaveUp();
    if ((await isServed(`${origin}/`)) && form.test((await followed(`${origin}${signInPath}`)) ?? '')) return;
    await pause(askAgainMs);
  }
  throw new Error(`No sign-in page at ${origin} within ${withinMs / 1_000} s`);
}

async function isServed(url: string): Promise<boolean> {
  return (await get(url, ''))?.status === 200;
}

/** What stands at the end of the redirects, with the cookies given on the way; null when it is no 200. */
async function followed(first: string): Promise<string | null> {
  const cookies = new Map<string, string>();
  let url = first;
  for (let step = 0; step < mostRedirects; step += 1) {
    const answer = await get(url, [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (!answer) return null;
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) return answer.status === 200 ? answer.text() : null;
    url = new URL(location, url).href;
  }
  return null;
}

/** Null while nobody listens. */
function get(url: string, cookie: string): Promise<Response | null> {
  const headers: Record<string, string> = { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) };
  return fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(patienceMs) }).catch(
    () => null,
  );
}

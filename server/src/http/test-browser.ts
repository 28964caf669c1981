// A browser for tests: keeps cookies by their path, follows redirects one by one, fills the local form.
import type { Context } from '../context.ts';
import { captchaAnswer } from '../db/test-captcha.ts';

type Kept = { value: string; path: string };
export type Answer = { status: number; address: string; text: string; headers: Headers };

export class TestBrowser {
  readonly cookies = new Map<string, Kept>();
  readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** One request, no redirect followed. */
  async ask(address: string, init: RequestInit = {}): Promise<Answer> {
    const url = new URL(address, this.context.config.origin);
    const cookie = [...this.cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.slice(key.indexOf('|') + 1)}=${value}`)
      .join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.keep(line, url.pathname);
    return { status: answer.status, address: url.href, text: await answer.text(), headers: answer.headers };
  }

  /** Goes where redirects lead, at most ten times; stops before an address that `until` matches. */
  async go(address: string, init: RequestInit = {}, until = /^$/): Promise<Answer> {
    let answer = await this.ask(address, init);
    for (let turn = 0; turn < 10; turn += 1) {
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || location === null) return answer;
      const next = new URL(location, answer.address).href;
      if (until.test(next)) return answer;
      answer = await this.ask(next);
    }
    throw new Error('redirected too often');
  }

  named(name: string): string | null {
    for (const [key, { value }] of this.cookies) if (key.endsWith(`|${name}`)) return value;
    return null;
  }

  /** What a person types into the form; the digits are read from the database, as no program can read them elsewhere. */
  async submit(
    form: Answer,
    typed: { account: string; password: string; captcha?: string; again?: string },
  ): Promise<Answer> {
    const captchaId = /name="captchaId" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
    const captcha = await captchaAnswer(this.context.db, captchaId);
    const fields = new URLSearchParams({ captcha, captchaId, ...typed });
    return this.ask(form.address, { method: 'POST', body: fields });
  }

  private keep(line: string, at: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? at;
    const gone = value === '' || attributes.some((one) => /^(max-age=0|expires=Thu, 01 Jan 1970)/i.test(one));
    if (gone) this.cookies.delete(`${path}|${name}`);
    else this.cookies.set(`${path}|${name}`, { value, path });
  }
}

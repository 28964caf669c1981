// What most journeys begin with, without its screens: a session and bound accounts, by the calls a browser makes; main-job and accounts walk the screens.
import { channelIds, channelNames } from '@herald/contract/channel-ids.ts';
import { sessionCookie } from '@herald/contract/constants.ts';
import { Session } from '@herald/contract/people.ts';
import type { APIResponse, BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import type { Product } from './product.ts';

const Opened = z.object({ data: z.object({ url: z.string() }) });
const Choices = z.object({
  data: z.object({ choices: z.array(z.object({ externalId: z.string() })).min(1) }),
});

/** Signed in and at the first page. Where the provider still knows the browser, as whom it knows. */
export async function enter(page: Page, product: Product, account: string, password: string): Promise<void> {
  const { request } = page.context();
  const form = await request.get(`${product.origin}/prod-api/control/user/oidc/start`);
  const captchaId = /name="captchaId" value="([^"]+)"/.exec(await form.text())?.[1];
  if (captchaId !== undefined) {
    const digits = 'select answer from captcha where id = $1';
    const [row] = await product.query<{ answer: string }>(digits, [captchaId]);
    const typed = { account, password, captchaId, captcha: row?.answer ?? '' };
    await succeeded(request.post(form.url(), { form: typed }));
  }
  const first = `${product.origin}/api/content/contentList/deplist`;
  // A window that was just opened may still be on its way elsewhere, which interrupts it once.
  await page.goto(first).catch(() => page.goto(first));
  await page.waitForURL('**/api/content/contentList/deplist**');
}

/** The first page or profile that the channel offers; whoever asks nobody, as WeChat does, answers at once. */
export async function bindByCall(
  context: BrowserContext,
  { origin }: Product,
  channel: string,
): Promise<void> {
  const { request } = context;
  const api = `${origin}/prod-api/om/channel/auth`;
  const headers = { authorization: `Bearer ${await tokenOf(context)}` };
  const channelid = channelIds.find((id) => channelNames[id] === channel);
  const opened = await succeeded(request.get(`${api}/openPage?channelid=${channelid}`, { headers }));
  const asked = await succeeded(request.get(Opened.parse(await opened.json()).data.url));
  const back = asked.url().startsWith(origin) ? asked : await succeeded(agree(context, asked));
  const ticket = new URL(back.url()).searchParams.get('ticket') ?? '';
  const found = await succeeded(
    request.get(`${api}/choices?ticket=${encodeURIComponent(ticket)}`, { headers }),
  );
  const [first] = Choices.parse(await found.json()).data.choices;
  const data = { ticket, externalIds: [first?.externalId] };
  await succeeded(request.post(`${api}/bind`, { headers, data }));
}

/** As it stands: the first person, all rights. */
async function agree({ request }: BrowserContext, asked: APIResponse): Promise<APIResponse> {
  const html = await asked.text();
  const form: Record<string, string> = { decision: 'allow' };
  for (const [, kind, name = '', value = ''] of html.matchAll(
    /<input type="(\w+)" name="([^"]+)" value="([^"]*)"/g,
  ))
    if (kind !== 'radio' || !(name in form)) form[name] = value.replaceAll('&amp;', '&');
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  return request.post(new URL(action, asked.url()).href, { form });
}

async function tokenOf(context: BrowserContext): Promise<string> {
  const kept = (await context.cookies()).find(({ name }) => name === sessionCookie);
  return Session.parse(JSON.parse(decodeURIComponent(kept?.value ?? 'null'))).accessToken;
}

async function succeeded(asked: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await asked;
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}

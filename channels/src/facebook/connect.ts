// Consent for the pages a person works on: a code becomes a long-lived token, which opens the pages' own tokens.
import { encode } from '../ask.ts';
import type { Connect, Offered, Outside } from '../channel.ts';
import { failed, type Result } from '../failure.ts';
import { askGraph, Pages, TokenFacts, UserToken, version, type Page } from './answers.ts';

const neededScopes = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'];
const neededTask = 'CREATE_CONTENT';
const mostListings = 10;

export const connect: Connect = {
  scopes: neededScopes,

  consentUrl({ bases, app }, { redirectUri, state }) {
    const scope = neededScopes.join(',');
    const asked = { client_id: app.id, redirect_uri: redirectUri, state, scope, response_type: 'code' };
    return `${bases['www']}/${version}/dialog/oauth?${encode(asked)}`;
  },

  async exchange(outside, { code, redirectUri }) {
    const short = await getToken(outside, { redirect_uri: redirectUri, code }, code);
    if (!short.ok) return short;
    const asked = { grant_type: 'fb_exchange_token', fb_exchange_token: short.value };
    const long = await getToken(outside, asked, short.value);
    if (!long.ok) return long;
    const scopes = await grantedScopes(outside, long.value);
    if (!scopes.ok) return scopes;
    if (!scopes.value.includes('pages_show_list'))
      return failed('permission', 'pages_show_list was not granted');
    const pages = await listPages(outside, long.value);
    return pages.ok ? { ok: true, value: pages.value.map((page) => offer(page, scopes.value)) } : pages;
  },

  refresh: null,
};

async function getToken(
  outside: Outside,
  asked: Record<string, string>,
  secret: string,
): Promise<Result<string>> {
  const query = { client_id: outside.app.id, client_secret: outside.app.secret, ...asked };
  const question = { method: 'GET', path: 'oauth/access_token', query, secret } as const;
  const answer = await askGraph(outside, null, question, UserToken);
  return answer.ok ? { ok: true, value: answer.value.value.access_token } : answer;
}

async function grantedScopes(outside: Outside, token: string): Promise<Result<readonly string[]>> {
  const query = { input_token: token, access_token: `${outside.app.id}|${outside.app.secret}` };
  const question = { method: 'GET', path: 'debug_token', query, secret: token } as const;
  const answer = await askGraph(outside, null, question, TokenFacts);
  return answer.ok ? { ok: true, value: answer.value.value.data.scopes } : answer;
}

async function listPages(outside: Outside, token: string): Promise<Result<Page[]>> {
  const found: Page[] = [];
  let after: string | undefined;
  for (let listing = 0; listing < mostListings; listing += 1) {
    const query = { fields: 'id,name,access_token,tasks,picture{url}', limit: 100, after };
    const answer = await askGraph(outside, token, { method: 'GET', path: 'me/accounts', query }, Pages);
    if (!answer.ok) return answer;
    const { data, paging } = answer.value.value;
    found.push(...data);
    after = paging?.cursors?.after;
    if (paging?.next === undefined || after === undefined) break;
  }
  return { ok: true, value: found };
}

/** A token of a long-lived consent has no date on which it ends, and nothing renews it. */
function offer(page: Page, granted: readonly string[]): Offered {
  const missing = neededScopes.filter((scope) => !granted.includes(scope));
  const because = [
    ...(page.tasks.includes(neededTask) ? [] : [neededTask]),
    ...(missing.length === 0 ? [] : missing),
    ...(page.access_token === undefined ? ['access_token'] : []),
  ];
  return {
    externalId: page.id,
    name: page.name,
    screenName: page.name,
    pageIds: page.id,
    avatar: page.picture?.data.url ?? null,
    token: { access: page.access_token ?? '', refresh: null, expiresInSeconds: null, scopes: granted },
    usable: because.length === 0,
    because: because.join(', '),
  };
}

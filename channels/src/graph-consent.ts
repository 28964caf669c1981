// Consent at Facebook, for both of Meta's channels: a code becomes a long-lived token, which opens the pages with tokens of their own.
import { z } from 'zod';
import { encode, type Explain, type Fields } from './ask.ts';
import type { Connect, Offered, Outside } from './channel.ts';
import { noticed, type Result } from './failure.ts';
import { callGraph, pageAfter, Paging, version, type GraphQuestion } from './graph-api.ts';

const UserToken = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });
const TokenFacts = z.object({
  data: z.object({ is_valid: z.literal(true), scopes: z.array(z.string()) }),
});
const Page = z.object({
  id: z.string().min(1),
  name: z.string(),
  access_token: z.string().optional(),
  tasks: z.array(z.string()).default([]),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
  instagram_business_account: z
    .object({ id: z.string().min(1), username: z.string().default('') })
    .optional(),
});
type Page = z.infer<typeof Page>;
const Pages = z.object({ data: z.array(Page), paging: Paging.optional() });

/** A page, or an account, itself. */
const Node = z.object({ id: z.string().min(1) });

const neededTask = 'CREATE_CONTENT';
/** A thousand pages and more are nobody's: of a list without an end a part is not offered as if it were all. */
const mostListings = 10;

export type Who = Pick<Offered, 'externalId' | 'name' | 'screenName'>;
/** What a channel asks for: its rights, those it can do without, those without which nothing is shown at all, and whom a page stands for. */
export type Wanted = {
  readonly scopes: readonly string[];
  readonly spare: readonly string[];
  readonly showing: readonly string[];
  readonly fields: string;
  readonly explain: Explain;
  /** Null for a page that is nobody on this channel: it is not offered. */
  readonly whoIs: (page: Page) => Who | null;
};

export function connectBy(wanted: Wanted): Connect {
  return {
    scopes: wanted.scopes,
    spare: wanted.spare,

    consentUrl({ bases, app }, { redirectUri, state }) {
      const scope = [...wanted.scopes, ...wanted.spare].join(',');
      const asked = { client_id: app.id, redirect_uri: redirectUri, state, scope, response_type: 'code' };
      return `${bases['www']}/${version}/dialog/oauth?${encode(asked)}`;
    },

    async exchange(outside, { code, redirectUri }) {
      const { explain } = wanted;
      const short = await getToken(outside, explain, { redirect_uri: redirectUri, code }, code);
      if (!short.ok) return short;
      const asked = { grant_type: 'fb_exchange_token', fb_exchange_token: short.value };
      const long = await getToken(outside, explain, asked, short.value);
      if (!long.ok) return long;
      const granted = await grantedScopes(outside, explain, long.value);
      if (!granted.ok) return granted;
      const blind = wanted.showing.find((scope) => !granted.value.includes(scope));
      if (blind !== undefined) return noticed('permission', `${blind} was not granted`, blind);
      const pages = await listPages(outside, wanted, long.value);
      if (!pages.ok) return pages;
      const offered = pages.value.flatMap((page) => {
        const who = wanted.whoIs(page);
        return who ? [offer(page, who, wanted.scopes, granted.value)] : [];
      });
      return { ok: true, value: offered };
    },

    refresh: null,

    // Meta takes back only all that a person gave the application, with it the pages that others bound through the same person; of that person we keep no token.
    revoke: null,

    async check(outside, { externalId, token }) {
      const question: GraphQuestion = { method: 'GET', path: externalId, query: { fields: 'id' } };
      const node = await callGraph(outside, token.access, question, {
        reads: Node,
        explain: wanted.explain,
      });
      return node.ok ? { ok: true, value: 'taken' } : node;
    },
  };
}

async function getToken(
  outside: Outside,
  explain: Explain,
  asked: Record<string, string>,
  secret: string,
): Promise<Result<string>> {
  const query = { client_id: outside.app.id, client_secret: outside.app.secret, ...asked };
  const question: GraphQuestion = { method: 'GET', path: 'oauth/access_token', query, secret };
  const answer = await callGraph(outside, null, question, { reads: UserToken, explain });
  return answer.ok ? { ok: true, value: answer.value.value.access_token } : answer;
}

async function grantedScopes(
  outside: Outside,
  explain: Explain,
  token: string,
): Promise<Result<readonly string[]>> {
  const query = { input_token: token, access_token: `${outside.app.id}|${outside.app.secret}` };
  const question: GraphQuestion = { method: 'GET', path: 'debug_token', query, secret: token };
  const answer = await callGraph(outside, null, question, { reads: TokenFacts, explain });
  return answer.ok ? { ok: true, value: answer.value.value.data.scopes } : answer;
}

async function listPages(
  outside: Outside,
  { fields, explain }: Wanted,
  token: string,
): Promise<Result<Page[]>> {
  const found: Page[] = [];
  let place: Fields = {};
  for (let listing = 0; listing < mostListings; listing += 1) {
    const question: GraphQuestion = {
      method: 'GET',
      path: 'me/accounts',
      query: { fields, limit: 100, ...place },
    };
    const answer = await callGraph(outside, token, question, { reads: Pages, explain });
    if (!answer.ok) return answer;
    const { data, paging } = answer.value.value;
    found.push(...data);
    const next = pageAfter(paging);
    if (next === null) return { ok: true, value: found };
    if (next === 'unnamed') break;
    place = next;
  }
  return noticed('unknown', `It shows ${found.length} pages and says that there are more`, 'list-not-whole');
}

/** A token of a long-lived consent has no date on which it ends, and nothing renews it. */
function offer(page: Page, who: Who, needed: readonly string[], granted: readonly string[]): Offered {
  const mayWrite = page.tasks.includes(neededTask);
  const { access_token: access = '' } = page;
  const because = [
    ...needed.filter((scope) => !granted.includes(scope)),
    ...(access === '' ? ['access_token'] : []),
  ];
  return {
    ...who,
    pageIds: page.id,
    avatar: page.picture?.data.url ?? null,
    token: { access, refresh: null, expiresInSeconds: null, scopes: granted },
    usable: because.length === 0 && mayWrite,
    because: because.join(', '),
    ...(mayWrite ? {} : { role: neededTask }),
  };
}

// Codes become tokens, short-lived ones long-lived, and a person's token opens the pages with what is bound to them.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { secretOf, tokenOf } from './access.ts';
import { badToken, invalid, refuse } from './answers.ts';
import { APP, BASIC, PAGES } from './demo.ts';
import { namesIn, pick, readBag } from './fields.ts';
import { keepToken, LONG_SECONDS, SHORT_SECONDS, tokenThrough } from './grants.ts';
import type { Instagram, Page, Token } from './state.ts';

const CODE_LIVES_MS = 600_000;
const LARGEST_LIMIT = 100;

export function giveToken(state: Instagram, call: Call): Answer {
  const brought = readBag(call, {
    client_id: 'text',
    client_secret: 'text',
    redirect_uri: 'address',
    code: 'text',
    grant_type: 'text',
    fb_exchange_token: 'text',
  });
  if (isAnswer(brought)) return brought;
  if (brought['client_id'] !== APP.id) return refuse(101, null, 'Error validating application.');
  if (brought['client_secret'] !== APP.secret) return refuse(1, null, 'Error validating client secret.');
  const grant = brought['grant_type'];
  if (grant !== undefined && grant !== 'fb_exchange_token') return invalid(`Unknown grant_type: ${grant}`);
  const from = grant === undefined ? spend(state, brought) : lengthened(state, brought);
  if (isAnswer(from)) return from;
  const { personId, scopes, seconds } = from;
  const secret = keepToken(state, { kind: 'user', ownerId: personId, personId, scopes, seconds });
  return json(200, { access_token: secret, token_type: 'bearer', expires_in: seconds });
}

type From = Pick<Token, 'personId' | 'scopes'> & { seconds: number };

function spend({ codes, world }: Instagram, brought: Record<string, string>): From | Answer {
  const code = codes.get(brought['code'] ?? '');
  if (!code) return refuse(100, null, 'Invalid verification code format.');
  if (code.spent) return refuse(100, 36009, 'This authorization code has been used.');
  if (code.redirectUri !== brought['redirect_uri'])
    return refuse(100, 36008, 'Error validating verification code: the redirect_uri is not identical.');
  if (code.issuedAtMs + CODE_LIVES_MS <= world.now())
    return refuse(100, 36007, 'This authorization code has expired.');
  codes.put(code.secret, { ...code, spent: true });
  return { ...code, seconds: SHORT_SECONDS };
}

function lengthened(state: Instagram, brought: Record<string, string>): From | Answer {
  const token = tokenOf(state, brought['fb_exchange_token']);
  if (isAnswer(token)) return token;
  return token.kind === 'user' ? { ...token, seconds: LONG_SECONDS } : badToken();
}

export function debugToken(state: Instagram, call: Call): Answer {
  const { input_token: asked, access_token: app, ...strange } = call.query;
  if (Object.keys(strange).length > 0) return invalid('Unexpected parameter');
  if (app !== `${APP.id}|${APP.secret}`) return invalid('You must provide an app access token');
  const token = tokenOf(state, asked);
  const valid = isAnswer(token) ? null : token;
  const data = { app_id: APP.id, is_valid: valid !== null, scopes: valid?.scopes ?? [] };
  return json(200, { data });
}

export function listPages(state: Instagram, call: Call): Answer {
  const token = tokenOf(state, secretOf(call));
  if (isAnswer(token)) return token;
  if (token.kind !== 'user')
    return invalid('Tried accessing nonexisting field (accounts) on node type (Page)');
  const brought = readBag(call, { fields: 'text', limit: 'whole', after: 'whole' });
  if (isAnswer(brought)) return brought;
  if (!token.scopes.includes(PAGES)) return json(200, { data: [] });
  const fields = brought['fields'] ?? 'id,name,access_token,tasks';
  const [limit, after] = [Number(brought['limit'] ?? 25), Number(brought['after'] ?? 0)];
  if (limit < 1 || limit > LARGEST_LIMIT) return invalid('Param limit must be between 1 and 100');
  const pages = state.pages.of(token.personId);
  const data: JsonRecord[] = [];
  for (const page of pages.slice(after, after + limit)) {
    const shown = pick(pageShown(state, call, token, page), `id,${namesIn(fields).join(',')}`);
    if (isAnswer(shown)) return shown;
    data.push(shown);
  }
  const end = after + data.length;
  const next = end < pages.length ? { next: `${call.origin}${call.url}` } : {};
  return json(200, { data, paging: { cursors: { after: String(end) }, ...next } });
}

/** A page without an account leaves the field out, and so does a consent without the right to see accounts. */
function pageShown(state: Instagram, call: Call, token: Token, page: Page): JsonRecord {
  const isSeen = token.scopes.includes(BASIC);
  return {
    id: page.id,
    name: page.name,
    tasks: page.tasks,
    access_token: tokenThrough(state, token, page.bound?.id ?? page.id),
    picture: { data: { url: `${call.origin}/_face.svg` } },
    instagram_business_account: page.bound && isSeen ? { ...page.bound } : undefined,
  };
}

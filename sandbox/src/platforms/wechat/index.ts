// WeChat's doors, listed by hand.
import type { Call } from '../../call.ts';
import { textAt, isRecord } from '../../json.ts';
import type { Platform, Route } from '../../platform.ts';
import type { World } from '../../world.ts';
import { ownerOf } from './access.ts';
import { malformed, refuse, serverError } from './answers.ts';
import { giveToken, showAccount } from './connect.ts';
import { createAccount, seedDemo } from './demo.ts';
import { addDraft, removeDraft, showDraft, takeMaterial, takeTextPicture } from './media.ts';
import { addressOf } from './nodes.ts';
import { remove, submit } from './posts.ts';
import { readArticle } from './reader.ts';
import { list, showOne, showStatus } from './reading.ts';
import { openWeChat, statusOf, type Account, type WeChat } from './state.ts';
import { picturesIn } from './text.ts';

const API = '/api/cgi-bin';

export function wechat(world: World): Platform {
  const state = openWeChat(world);
  seedDemo(state);
  return {
    name: 'wechat',
    title: 'WeChat',
    prefix: '/wechat',
    routes: routesOf(state),
    refusals: {
      serverError,
      unauthorized: () => refuse(40001),
      rateLimited: () => refuse(45011),
      // A draft that was published before is no draft any more.
      duplicate: () => refuse(40007),
      notFound: () => refuse(40035, 'unknown path'),
      unseen: () => refuse(48001),
      badRequest: malformed,
    },
    accounts: () => [...state.accounts.values()].map((account) => shown(state, account)),
    createAccount: (wanted) => createAccount(state, wanted),
    expireTokens: (account) => expireTokens(state, account),
    wipePosts() {
      for (const kept of [state.drafts, state.publications]) kept.clear();
    },
    wipeAccounts() {
      for (const kept of [state.accounts, state.tokens]) kept.clear();
      seedDemo(state);
    },
  };
}

function shown(state: WeChat, { appId, name }: Account) {
  const posts = state.publications
    .of(appId)
    .filter((one) => statusOf(state, one) === 'live')
    .toReversed()
    .slice(0, 20)
    .map((one) => ({
      text: one.articles.map(({ title }) => title).join(' · '),
      address: addressOf(one, 1),
      createdAtMs: one.submittedAtMs,
      pictures: one.articles.flatMap(({ content }) => picturesIn(content)).length,
    }));
  return { externalId: appId, name, posts };
}

function expireTokens({ tokens, world }: WeChat, account: string): number {
  const wanted = [...tokens.of(account)];
  for (const token of wanted) tokens.put(token.secret, { ...token, expiresAtMs: world.now() - 1_000 });
  return wanted.length;
}

function appIn({ body }: Call): string | undefined {
  return body.kind === 'json' && isRecord(body.value) ? textAt(body.value, 'appid') : undefined;
}

function routesOf(state: WeChat): Route[] {
  const account = (call: Call): string | undefined => ownerOf(state, call);
  const own: Omit<Route, 'method'>[] = [
    {
      path: 'account/getaccountbasicinfo',
      operation: 'who',
      answer: (call) => showAccount(state, call),
    },
    { path: 'media/uploadimg', operation: 'photo', answer: (call) => takeTextPicture(state, call) },
    { path: 'material/add_material', operation: 'cover', answer: (call) => takeMaterial(state, call) },
    { path: 'draft/add', operation: 'media', answer: (call) => addDraft(state, call) },
    { path: 'draft/get', operation: 'status', answer: (call) => showDraft(state, call) },
    { path: 'draft/delete', operation: 'delete', answer: (call) => removeDraft(state, call) },
    { path: 'freepublish/submit', operation: 'publish', answer: (call) => submit(state, call) },
    { path: 'freepublish/get', operation: 'status', answer: (call) => showStatus(state, call) },
    { path: 'freepublish/batchget', operation: 'list', answer: (call) => list(state, call) },
    { path: 'freepublish/getarticle', operation: 'read', answer: (call) => showOne(state, call) },
    { path: 'freepublish/delete', operation: 'delete', answer: (call) => remove(state, call) },
  ];
  return [
    {
      method: 'POST',
      path: `${API}/stable_token`,
      operation: 'token',
      account: appIn,
      answer: (call) => giveToken(state, call),
    },
    ...own.map((route) => ({ ...route, path: `${API}/${route.path}`, method: 'POST' as const, account })),
    {
      method: 'GET',
      path: '/mp/s/:id',
      operation: 'reader',
      answer: (call) => readArticle(state, call),
    },
  ];
}

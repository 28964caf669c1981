// Weibo's doors, listed by hand.
import type { Answer, Call } from '../../call.ts';
import type { Operation, Platform, Route } from '../../platform.ts';
import type { World } from '../../world.ts';
import { ownerOf, showLimits } from './access.ts';
import { refuse } from './answers.ts';
import { giveToken, revokeToken } from './connect.ts';
import { showConsent, takeConsent } from './consent.ts';
import { createPerson, seedDemo } from './demo.ts';
import { beyond, share } from './posts.ts';
import { showPost, showProfile } from './reader.ts';
import { countPosts, listPosts, readPost, showUser } from './reading.ts';
import { openWeibo } from './state.ts';
import type { Weibo } from './state.ts';
import { shortId } from './text.ts';

export function weibo(world: World): Platform {
  const state = openWeibo(world);
  seedDemo(state);
  return {
    name: 'weibo',
    title: 'Weibo',
    prefix: '/weibo',
    routes: routesOf(state),
    refusals: {
      serverError: () => refuse(10001, undefined, 500),
      unauthorized: () => refuse(21332),
      rateLimited: (status) => refuse(10023, undefined, status),
      duplicate: () => refuse(20019),
      notFound: (call) => refuse(10020, call, 404),
      // For what another may not see it has no words but these.
      unseen: (call) => refuse(call.url.includes('statuses/show') ? 20101 : 10014, call),
      badRequest: () => refuse(10008),
    },
    accounts: () =>
      [...state.people.values()].map(({ id, name }) => {
        const newest = state.posts.of(id).toReversed().slice(0, 20);
        const posts = newest.map((post) => ({
          text: post.text,
          address: `/weibo/web/${id}/${shortId(post.id)}`,
          createdAtMs: post.madeAtMs,
          pictures: post.sha256 === null ? 0 : 1,
        }));
        return { externalId: id, name, posts };
      }),
    createAccount: (wanted) => createPerson(state, wanted),
    expireTokens: (account) => expireTokens(state, account),
    wipePosts: () => state.posts.clear(),
    wipeAccounts() {
      for (const kept of [state.people, state.tokens, state.codes]) kept.clear();
      seedDemo(state);
    },
  };
}

function expireTokens(state: Weibo, account: string): number {
  const expiresAtMs = state.world.now() - 1_000;
  const tokens = [...state.tokens.of(account)];
  for (const token of tokens) state.tokens.put(token.secret, { ...token, expiresAtMs });
  return tokens.length;
}

type Way = [method: Route['method'], path: string, operation: Operation, answer: Answering];
type Answering = (state: Weibo, call: Call) => Answer;
const WAYS: Way[] = [
  ['GET', '/api/oauth2/authorize', 'consent', (_state, call) => showConsent(call)],
  ['POST', '/api/oauth2/authorize', 'consent', takeConsent],
  ['POST', '/api/oauth2/access_token', 'token', giveToken],
  ['POST', '/api/oauth2/revokeoauth2', 'token', revokeToken],
  ['GET', '/api/2/users/show.json', 'who', showUser],
  ['POST', '/api/2/statuses/share.json', 'publish', share],
  ['POST', '/api/2/statuses/update.json', 'publish', beyond],
  ['POST', '/api/2/statuses/upload.json', 'publish', beyond],
  ['POST', '/api/2/statuses/upload_url_text.json', 'publish', beyond],
  ['POST', '/api/2/statuses/destroy.json', 'delete', beyond],
  ['GET', '/api/2/statuses/user_timeline.json', 'list', listPosts],
  ['GET', '/api/2/statuses/show.json', 'read', readPost],
  ['GET', '/api/2/statuses/count.json', 'figures', countPosts],
  ['GET', '/api/2/account/rate_limit_status.json', 'quota', showLimits],
  ['GET', '/web/u/:uid', 'reader', showProfile],
  ['GET', '/web/:uid/:id', 'reader', showPost],
];

function routesOf(state: Weibo): Route[] {
  return WAYS.map(([method, path, operation, answer]) => ({
    method,
    path,
    operation,
    account: (call) => ownerOf(state, call),
    answer: (call) => answer(state, call),
  }));
}

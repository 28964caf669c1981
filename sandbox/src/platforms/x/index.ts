// X's doors, listed by hand.
import type { Call } from '../../call.ts';
import { formOf } from '../../call.ts';
import type { Platform, Route } from '../../platform.ts';
import type { World } from '../../world.ts';
import { ownerOf } from './access.ts';
import {
  duplicateContent,
  forbidden,
  invalidRequest,
  rateLimited,
  serverError,
  unauthorized,
  unknownPath,
} from './answers.ts';
import { giveToken, revokeToken, showMe } from './connect.ts';
import { showConsent, takeConsent } from './consent.ts';
import { createPerson, seedDemo } from './demo.ts';
import { append, describeMedia, finalize, initialize, showStatus, uploadOnce } from './media.ts';
import { publish, remove } from './posts.ts';
import { showPost } from './reader.ts';
import { listPosts, readPost, readPosts } from './reading.ts';
import { openX } from './state.ts';
import type { X } from './state.ts';

const API = '/api/2';

export function x(world: World): Platform {
  const state = openX(world);
  seedDemo(state);
  return {
    name: 'twitter',
    title: 'X',
    prefix: '/x',
    routes: routesOf(state),
    refusals: {
      serverError,
      unauthorized,
      rateLimited,
      duplicate: duplicateContent,
      notFound: unknownPath,
      unseen: () => forbidden(),
      badRequest: (message) => invalidRequest(message),
    },
    accounts: () =>
      [...state.people.values()].map(({ id, name, username }) => ({
        externalId: id,
        name,
        posts: state.posts
          .of(id)
          .toReversed()
          .slice(0, 20)
          .map((post) => ({
            text: post.text,
            address: `/x/web/${username}/status/${post.id}`,
            createdAtMs: post.madeAtMs,
            pictures: post.mediaIds.length,
          })),
      })),
    createAccount: (wanted) => createPerson(state, wanted),
    expireTokens: (account, alsoRefresh) => expireTokens(state, account, alsoRefresh),
    wipePosts() {
      state.posts.clear();
      state.media.clear();
    },
    wipeAccounts() {
      for (const kept of [state.people, state.tokens, state.codes]) kept.clear();
      seedDemo(state);
    },
  };
}

function expireTokens(state: X, account: string, alsoRefresh: boolean): number {
  const expiresAtMs = state.world.now() - 1_000;
  const tokens = state.tokens.of(account).filter((token) => alsoRefresh || token.kind === 'access');
  for (const token of tokens) {
    if (token.kind === 'refresh') state.tokens.remove(token.secret);
    else state.tokens.put(token.secret, { ...token, expiresAtMs });
  }
  return tokens.length;
}

function routesOf(state: X): Route[] {
  const owner = (call: Call): string | undefined => ownerOf(state, call);
  const refreshing = (call: Call): string | undefined =>
    state.tokens.get(formOf(call)['refresh_token'] ?? '')?.personId;
  const listedAccount = (call: Call): string | undefined => call.params['id'];
  return [
    {
      method: 'GET',
      path: '/web/i/oauth2/authorize',
      operation: 'consent',
      answer: (call) => showConsent(call),
    },
    {
      method: 'POST',
      path: '/web/i/oauth2/authorize',
      operation: 'consent',
      answer: (call) => takeConsent(state, call),
    },
    {
      method: 'POST',
      path: `${API}/oauth2/token`,
      operation: 'token',
      account: refreshing,
      answer: (call) => giveToken(state, call),
    },
    {
      method: 'POST',
      path: `${API}/oauth2/revoke`,
      operation: 'token',
      answer: (call) => revokeToken(state, call),
    },
    {
      method: 'GET',
      path: `${API}/users/me`,
      operation: 'who',
      account: owner,
      answer: (call) => showMe(state, call),
    },
    {
      method: 'GET',
      path: `${API}/users/:id/tweets`,
      operation: 'list',
      account: listedAccount,
      answer: (call) => listPosts(state, call),
    },
    {
      method: 'POST',
      path: `${API}/tweets`,
      operation: 'publish',
      account: owner,
      answer: (call) => publish(state, call),
    },
    {
      method: 'GET',
      path: `${API}/tweets`,
      operation: 'read',
      account: owner,
      answer: (call) => readPosts(state, call),
    },
    {
      method: 'GET',
      path: `${API}/tweets/:id`,
      operation: 'read',
      account: owner,
      answer: (call) => readPost(state, call),
    },
    {
      method: 'DELETE',
      path: `${API}/tweets/:id`,
      operation: 'delete',
      account: owner,
      answer: (call) => remove(state, call),
    },
    {
      method: 'POST',
      path: `${API}/media/upload`,
      operation: 'media',
      account: owner,
      answer: (call) => uploadOnce(state, call),
    },
    {
      method: 'GET',
      path: `${API}/media/upload`,
      operation: 'media',
      account: owner,
      answer: (call) => showStatus(state, call),
    },
    {
      method: 'POST',
      path: `${API}/media/upload/initialize`,
      operation: 'media',
      account: owner,
      answer: (call) => initialize(state, call),
    },
    {
      method: 'POST',
      path: `${API}/media/upload/:id/append`,
      operation: 'media',
      account: owner,
      answer: (call) => append(state, call),
    },
    {
      method: 'POST',
      path: `${API}/media/upload/:id/finalize`,
      operation: 'media',
      account: owner,
      answer: (call) => finalize(state, call),
    },
    {
      method: 'POST',
      path: `${API}/media/metadata`,
      operation: 'media',
      account: owner,
      answer: (call) => describeMedia(state, call),
    },
    { method: 'GET', path: '/web/:username', operation: 'reader', answer: (call) => showPost(state, call) },
    {
      method: 'GET',
      path: '/web/:username/status/:id',
      operation: 'reader',
      answer: (call) => showPost(state, call),
    },
    {
      method: 'GET',
      path: '/web/i/web/status/:id',
      operation: 'reader',
      answer: (call) => showPost(state, call),
    },
  ];
}

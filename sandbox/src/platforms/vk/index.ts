// VK's doors, listed by hand; two stand-ins of them, as people's walls and groups' walls are accounts of their own.
import type { Answer, Call } from '../../call.ts';
import { formOf } from '../../call.ts';
import type { Platform, Route, ShownAccount } from '../../platform.ts';
import type { World } from '../../world.ts';
import { aimOf } from './access.ts';
import {
  accessDenied,
  invalid,
  notAuthorized,
  mayNotPost,
  respond,
  serverError,
  tooManyCalls,
  unknownMethod,
  withParams,
} from './answers.ts';
import { giveToken, listGroups, listUsers, showUser, logOut } from './connect.ts';
import { showConsent, takeConsent } from './consent.ts';
import { createAccount, seedDemo } from './demo.ts';
import {
  coverAddress,
  deleteVideo,
  photoAddress,
  saveCover,
  savePhoto,
  saveVideo,
  takeUpload,
} from './media.ts';
import { edit, publish, remove } from './posts.ts';
import { showPage } from './reader.ts';
import { listWall, namesVideos, readPosts, readVideos } from './reading.ts';
import { openVk } from './state.ts';
import type { Side, Vk } from './state.ts';

export const vk = (world: World): Platform => open(world, 'vk', 'VK');
export const vkGroup = (world: World): Platform => open(world, 'vk-group', 'VK group');

function open(world: World, name: Side, title: string): Platform {
  const state = openVk(world, name);
  seedDemo(state);
  return {
    name,
    title,
    prefix: state.prefix,
    routes: routesOf(state),
    refusals: {
      serverError,
      unauthorized: () => notAuthorized(),
      rateLimited: tooManyCalls,
      // VK has no words of its own for it: under its guid a post is answered with itself.
      duplicate: () => mayNotPost('the same post stands there'),
      notFound: unknownMethod,
      // A post asked for by its id is left out, and nothing is said of it.
      unseen: ({ url }) =>
        /wall\.getById|video\.get/.test(url)
          ? respond({ items: [] })
          : accessDenied('no access to this wall'),
      badRequest: (message) => invalid(message),
    },
    accounts: () => accountsOf(state),
    createAccount: (wanted) => createAccount(state, wanted),
    expireTokens: (account, alsoRefresh) => expireTokens(state, account, alsoRefresh),
    wipePosts() {
      for (const kept of [state.posts, state.guids, state.photos, state.videos, state.uploads]) kept.clear();
    },
    wipeAccounts() {
      for (const kept of [state.people, state.groups, state.tokens, state.codes]) kept.clear();
      seedDemo(state);
    },
  };
}

function accountsOf(state: Vk): ShownAccount[] {
  const isGroups = state.name === 'vk-group';
  return [...(isGroups ? state.groups : state.people).values()].map(({ id, name }) => ({
    externalId: id,
    name,
    posts: state.posts
      .of(isGroups ? `-${id}` : id)
      .toReversed()
      .slice(0, 20)
      .map((post) => ({
        text: post.message,
        address: `${state.prefix}/web/wall${post.key}`,
        createdAtMs: post.madeAtMs,
        pictures: post.media.length,
      })),
  }));
}

/** A group has no tokens of its own: those of its managers. */
function expireTokens(state: Vk, account: string, alsoRefresh: boolean): number {
  const expiresAtMs = state.world.now() - 1_000;
  const managers = Object.keys(state.groups.get(account)?.managers ?? {});
  const owners = state.name === 'vk' ? [account] : managers;
  const tokens = owners.flatMap((id) => [...state.tokens.of(id)]);
  const meant = tokens.filter((token) => alsoRefresh || token.kind === 'access');
  for (const token of meant) {
    if (token.kind === 'refresh') state.tokens.remove(token.secret);
    else state.tokens.put(token.secret, { ...token, expiresAtMs });
  }
  return meant.length;
}

type Method = (state: Vk, call: Call) => Answer;
const METHODS: [name: string, operation: Route['operation'], answer: Method][] = [
  ['users.get', 'who', listUsers],
  ['groups.get', 'who', listGroups],
  ['photos.getWallUploadServer', 'photo', photoAddress],
  ['photos.saveWallPhoto', 'photo', savePhoto],
  ['video.save', 'media', saveVideo],
  ['video.getThumbUploadUrl', 'cover', coverAddress],
  ['video.saveUploadedThumb', 'cover', saveCover],
  ['wall.post', 'publish', publish],
  ['wall.get', 'list', listWall],
  ['wall.getById', 'read', readPosts],
  ['wall.edit', 'edit', edit],
  ['wall.delete', 'delete', remove],
  ['video.get', (call) => (namesVideos(call) ? 'read' : 'list'), readVideos],
  ['video.delete', 'delete', deleteVideo],
];

function routesOf(state: Vk): Route[] {
  const refreshing = (call: Call): string | undefined => {
    const personId = state.tokens.get(formOf(call)['refresh_token'] ?? '')?.personId ?? '';
    const managed = [...state.groups.values()].find(({ managers }) => personId in managers);
    return state.name === 'vk-group' ? managed?.id : personId;
  };
  const methods = METHODS.map(([name, operation, answer]): Route => ({
    method: 'POST',
    path: `/api/method/${name}`,
    operation,
    account: (call) => aimOf(state, call),
    answer: (call) => withParams(name, call, answer(state, call)),
  }));
  return [
    ...methods,
    {
      method: 'POST',
      path: '/api/upload',
      operation: 'upload',
      answer: (call) => takeUpload(state, call),
    },
    {
      method: 'GET',
      path: '/id/authorize',
      operation: 'consent',
      answer: (call) => showConsent(state, call),
    },
    {
      method: 'POST',
      path: '/id/authorize',
      operation: 'consent',
      answer: (call) => takeConsent(state, call),
    },
    {
      method: 'POST',
      path: '/id/oauth2/auth',
      operation: 'token',
      account: refreshing,
      answer: (call) => giveToken(state, call),
    },
    {
      method: 'POST',
      path: '/id/oauth2/logout',
      operation: 'token',
      answer: (call) => logOut(state, call),
    },
    {
      method: 'POST',
      path: '/id/oauth2/user_info',
      operation: 'who',
      account: (call) => aimOf(state, call),
      answer: (call) => showUser(state, call),
    },
    { method: 'GET', path: '/web/:name', operation: 'reader', answer: (call) => showPage(state, call) },
  ];
}

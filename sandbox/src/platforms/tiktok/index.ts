// TikTok's doors, listed by hand.
import type { Call } from '../../call.ts';
import { formOf } from '../../call.ts';
import type { Platform, Route } from '../../platform.ts';
import type { World } from '../../world.ts';
import { ownerOf } from './access.ts';
import { invalidParams, refuse, scopeMissing, serverError, tooManyCalls, unauthorized } from './answers.ts';
import { giveToken, revoke } from './connect.ts';
import { showConsent, takeConsent } from './consent.ts';
import { createCreator, seedDemo } from './demo.ts';
import { openPhotos, openUpload, purposeOf, putPiece, receiverOf } from './media.ts';
import { addressOf } from './nodes.ts';
import { finish } from './posts.ts';
import { watchVideo } from './reader.ts';
import { queryVideos, showMe, showStatus } from './reading.ts';
import { openTikTok, type Creator, type TikTok } from './state.ts';

const API = '/api/v2';

export function tiktok(world: World): Platform {
  const state = openTikTok(world);
  seedDemo(state);
  return {
    name: 'tiktok',
    title: 'TikTok',
    prefix: '/tiktok',
    routes: routesOf(state),
    refusals: {
      serverError,
      unauthorized,
      rateLimited: tooManyCalls,
      duplicate: () => refuse(403, 'spam_risk'),
      notFound: () => refuse(404, 'invalid_params', 'Unsupported path'),
      unseen: () => scopeMissing('video.list'),
      badRequest: invalidParams,
    },
    accounts: () => [...state.creators.values()].map((creator) => shown(state, creator)),
    createAccount: (wanted) => createCreator(state, wanted),
    expireTokens: (account, alsoRefresh) => expireTokens(state, account, alsoRefresh),
    finish: (account, isForFriends) => finish(state, account, isForFriends),
    wipePosts: () => state.shares.clear(),
    wipeAccounts() {
      for (const kept of [state.creators, state.tokens, state.codes]) kept.clear();
      seedDemo(state);
    },
  };
}

function shown(state: TikTok, creator: Creator) {
  const videos = state.shares.of(creator.openId).flatMap(({ video }) => video ?? []);
  const posts = videos
    .toReversed()
    .slice(0, 20)
    .map((video) => ({
      text: video.publishedAtMs === null ? 'in the inbox' : 'a video',
      address: addressOf(creator, video),
      createdAtMs: video.arrivedAtMs,
      pictures: 0,
    }));
  return { externalId: creator.openId, name: creator.displayName, posts };
}

function expireTokens({ tokens, world }: TikTok, account: string, alsoRefresh: boolean): number {
  const wanted = tokens.of(account).filter(({ kind }) => alsoRefresh || kind === 'access');
  for (const token of [...wanted]) tokens.put(token.secret, { ...token, expiresAtMs: world.now() - 1_000 });
  return wanted.length;
}

function routesOf(state: TikTok): Route[] {
  const account = (call: Call): string | undefined => ownerOf(state, call);
  const refreshing = (call: Call): string | undefined =>
    state.tokens.get(formOf(call)['refresh_token'] ?? '')?.openId;
  const own: Route[] = [
    {
      method: 'GET',
      path: `${API}/user/info/`,
      operation: 'who',
      answer: (call) => showMe(state, call),
    },
    {
      method: 'POST',
      path: `${API}/post/publish/inbox/video/init/`,
      operation: 'media',
      answer: (call) => openUpload(state, call),
    },
    {
      method: 'POST',
      path: `${API}/post/publish/content/init/`,
      operation: 'publish',
      answer: (call) => openPhotos(state, call),
    },
    {
      method: 'POST',
      path: `${API}/post/publish/status/fetch/`,
      operation: 'status',
      answer: (call) => showStatus(state, call),
    },
    {
      method: 'POST',
      path: `${API}/video/query/`,
      operation: 'read',
      answer: (call) => queryVideos(state, call),
    },
  ];
  const consent = '/www/v2/auth/authorize/';
  return [
    { method: 'GET', path: consent, operation: 'consent', answer: showConsent },
    { method: 'POST', path: consent, operation: 'consent', answer: (call) => takeConsent(state, call) },
    {
      method: 'POST',
      path: `${API}/oauth/token/`,
      operation: 'token',
      account: refreshing,
      answer: (call) => giveToken(state, call),
    },
    {
      method: 'POST',
      path: `${API}/oauth/revoke/`,
      operation: 'token',
      answer: (call) => revoke(state, call),
    },
    ...own.map((route) => ({ ...route, account })),
    {
      method: 'PUT',
      path: '/api/video/',
      operation: purposeOf,
      account: (call) => receiverOf(state, call),
      answer: (call) => putPiece(state, call),
    },
    ...['video', 'photo'].map((kind): Route => ({
      method: 'GET',
      path: `/www/:handle/${kind}/:id`,
      operation: 'reader',
      answer: (call) => watchVideo(state, call),
    })),
  ];
}

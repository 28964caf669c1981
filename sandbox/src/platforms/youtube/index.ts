// YouTube's doors, listed by hand.
import type { Call } from '../../call.ts';
import { formOf } from '../../call.ts';
import { textAt } from '../../json.ts';
import type { Platform, Route } from '../../platform.ts';
import type { World } from '../../world.ts';
import { ownerOf } from './access.ts';
import {
  badRequest,
  forbidden,
  notFound,
  rateLimited,
  refusal,
  serverError,
  unauthorized,
} from './answers.ts';
import { giveToken, listChannels, revoke } from './connect.ts';
import { showConsent, takeConsent } from './consent.ts';
import { createChannel, seedDemo } from './demo.ts';
import { openSession, purposeOf, putPiece } from './media.ts';
import { deleteVideo, setCover, updateVideo } from './posts.ts';
import { showChannel, watchVideo } from './reader.ts';
import { listUploads, listVideos } from './reading.ts';
import { openYouTube, type YouTube } from './state.ts';

const API = '/api/youtube/v3';
const UPLOAD = '/api/upload/youtube/v3';

export function youtube(world: World): Platform {
  const state = openYouTube(world);
  seedDemo(state);
  return {
    name: 'youtube',
    title: 'YouTube',
    prefix: '/youtube',
    routes: routesOf(state),
    refusals: {
      serverError,
      unauthorized,
      rateLimited,
      duplicate: () => refusal(400, 'duplicate'),
      notFound,
      unseen: forbidden,
      badRequest: (message) => badRequest(message),
    },
    accounts: () => [...state.channels.values()].map(({ id, title }) => shown(state, id, title)),
    createAccount: (wanted) => createChannel(state, wanted),
    expireTokens: (account, alsoRefresh) => expireTokens(state, account, alsoRefresh),
    wipePosts() {
      state.sessions.clear();
      state.videos.clear();
    },
    wipeAccounts() {
      for (const kept of [state.channels, state.tokens, state.codes]) kept.clear();
      seedDemo(state);
    },
  };
}

function shown(state: YouTube, externalId: string, name: string) {
  const newest = state.videos.of(externalId).toReversed().slice(0, 20);
  const posts = newest.map(({ id, snippet, madeAtMs, coverSha256 }) => ({
    text: textAt(snippet, 'title') ?? '',
    address: `/youtube/www/watch?v=${id}`,
    createdAtMs: madeAtMs,
    pictures: coverSha256 === null ? 0 : 1,
  }));
  return { externalId, name, posts };
}

function expireTokens({ tokens, world }: YouTube, account: string, alsoRefresh: boolean): number {
  const wanted = tokens.of(account).filter(({ kind }) => alsoRefresh || kind === 'access');
  for (const token of [...wanted]) {
    if (token.kind === 'refresh') tokens.remove(token.secret);
    else tokens.put(token.secret, { ...token, expiresAtMs: world.now() - 1_000 });
  }
  return wanted.length;
}

function routesOf(state: YouTube): Route[] {
  const account = (call: Call): string | undefined => ownerOf(state, call);
  const refreshing = (call: Call): string | undefined =>
    state.tokens.get(formOf(call)['refresh_token'] ?? '')?.channelId;
  const own: Route[] = [
    { method: 'GET', path: `${API}/channels`, operation: 'who', answer: (call) => listChannels(state, call) },
    {
      method: 'POST',
      path: `${UPLOAD}/videos`,
      operation: 'media',
      answer: (call) => openSession(state, call),
    },
    {
      method: 'PUT',
      path: `${UPLOAD}/videos`,
      operation: purposeOf,
      answer: (call) => putPiece(state, call),
    },
    {
      method: 'POST',
      path: `${UPLOAD}/thumbnails/set`,
      operation: 'cover',
      answer: (call) => setCover(state, call),
    },
    {
      method: 'GET',
      path: `${API}/playlistItems`,
      operation: 'list',
      answer: (call) => listUploads(state, call),
    },
    { method: 'GET', path: `${API}/videos`, operation: 'read', answer: (call) => listVideos(state, call) },
    { method: 'PUT', path: `${API}/videos`, operation: 'edit', answer: (call) => updateVideo(state, call) },
    {
      method: 'DELETE',
      path: `${API}/videos`,
      operation: 'delete',
      answer: (call) => deleteVideo(state, call),
    },
  ];
  const consent = '/accounts/o/oauth2/v2/auth';
  return [
    { method: 'GET', path: consent, operation: 'consent', answer: showConsent },
    { method: 'POST', path: consent, operation: 'consent', answer: (call) => takeConsent(state, call) },
    {
      method: 'POST',
      path: '/token/token',
      operation: 'token',
      account: refreshing,
      answer: (call) => giveToken(state, call),
    },
    { method: 'POST', path: '/token/revoke', operation: 'token', answer: (call) => revoke(state, call) },
    ...own.map((route) => ({ ...route, account })),
    { method: 'GET', path: '/www/watch', operation: 'reader', answer: (call) => watchVideo(state, call) },
    {
      method: 'GET',
      path: '/www/channel/:id',
      operation: 'reader',
      answer: (call) => showChannel(state, call),
    },
  ];
}

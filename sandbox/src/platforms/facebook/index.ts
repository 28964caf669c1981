// Facebook's doors, listed by hand.
import type { Call } from '../../call.ts';
import type { Operation, Platform, Route } from '../../platform.ts';
import type { World } from '../../world.ts';
import { secretOf } from './access.ts';
import {
  badToken,
  duplicateStatus,
  invalidParameter,
  noSuchObject,
  rateLimited,
  serverError,
  unknownPath,
} from './answers.ts';
import { debugToken, giveToken, listPages, revokePermissions, showMe, showPermissions } from './connect.ts';
import { showConsent, takeConsent } from './consent.ts';
import { createPage, seedDemo } from './demo.ts';
import { steering } from './fields.ts';
import { changeVideo, takePhoto, takeVideo } from './media.ts';
import { edit, publish, remove } from './posts.ts';
import { showPost, showReel } from './reader.ts';
import { listPosts, readInsights, readNode, searchPlaces } from './reading.ts';
import { openFacebook } from './state.ts';
import type { Facebook, Video } from './state.ts';

const GRAPH = '/graph/v26.0';
const GRAPH_VIDEO = '/graphVideo/v26.0';
const DIALOG = '/www/v26.0/dialog/oauth';

export function facebook(world: World): Platform {
  const state = openFacebook(world);
  seedDemo(state);
  return {
    name: 'facebook',
    title: 'Facebook',
    prefix: '/facebook',
    routes: routesOf(state),
    refusals: {
      serverError,
      rateLimited,
      unauthorized: () => badToken('Error validating access token: The session is invalid.'),
      duplicate: duplicateStatus,
      notFound: unknownPath,
      unseen: ({ method, params }) => noSuchObject(params['id'] ?? '', method.toLowerCase()),
      badRequest: (message) => invalidParameter(message),
    },
    accounts: () =>
      [...state.pages.values()].map(({ id, name }) => ({
        externalId: id,
        name,
        posts: state.posts
          .of(id)
          .toReversed()
          .slice(0, 20)
          .map((post) => ({
            text: post.message,
            address: `/facebook/www/${post.id}`,
            createdAtMs: post.createdAtMs,
            pictures: post.photoIds.length,
          })),
      })),
    createAccount: (wanted) => createPage(state, wanted),
    expireTokens: (account) => expireTokens(state, account),
    wipePosts() {
      state.posts.clear();
      state.photos.clear();
      state.videos.clear();
    },
    wipeAccounts() {
      for (const kept of [state.pages, state.tokens, state.codes, state.people]) kept.clear();
      seedDemo(state);
    },
  };
}

function expireTokens(state: Facebook, account: string): number {
  const expiresAtMs = state.world.now() - 1_000;
  const tokens = state.tokens.of(account);
  for (const token of tokens) state.tokens.put(token.secret, { ...token, expiresAtMs });
  return tokens.length;
}

/** The last phase publishes by itself, unless it says that it does not. */
function phaseOf(call: Call): Operation {
  const phase = steering(call, 'upload_phase');
  if (phase === 'finish' && steering(call, 'published') !== 'false') return 'publish';
  return phase === 'transfer' ? 'upload' : 'media';
}

function routesOf(state: Facebook): Route[] {
  const pageOf = (call: Call): string | undefined => call.params['id']?.split('_')[0];
  const ownerOf = (call: Call): string | undefined => state.tokens.get(secretOf(call) ?? '')?.ownerId;
  /** A photo's id does not name its page; its token does. */
  const nodeOwner = (call: Call): string | undefined => ownerOf(call) ?? pageOf(call);
  const videoOf = (call: Call): Video | undefined => state.videos.get(call.params['id'] ?? '');
  const edge = (name: string): Route => ({
    method: 'GET',
    path: `${GRAPH}/:id/${name}`,
    operation: 'list',
    account: pageOf,
    answer: (call) => listPosts(state, { ...call, params: { ...call.params, edge: name } }),
  });
  return [
    { method: 'GET', path: DIALOG, operation: 'consent', answer: (call) => showConsent(state, call) },
    { method: 'POST', path: DIALOG, operation: 'consent', answer: (call) => takeConsent(state, call) },
    {
      method: 'GET',
      path: `${GRAPH}/oauth/access_token`,
      operation: 'token',
      answer: (call) => giveToken(state, call),
    },
    {
      method: 'POST',
      path: `${GRAPH}/oauth/access_token`,
      operation: 'token',
      answer: (call) => giveToken(state, call),
    },
    {
      method: 'GET',
      path: `${GRAPH}/debug_token`,
      operation: 'who',
      answer: (call) => debugToken(state, call),
    },
    {
      method: 'GET',
      path: `${GRAPH}/me`,
      operation: 'who',
      account: ownerOf,
      answer: (call) => showMe(state, call),
    },
    {
      method: 'GET',
      path: `${GRAPH}/me/accounts`,
      operation: 'who',
      account: ownerOf,
      answer: (call) => listPages(state, call),
    },
    {
      method: 'GET',
      path: `${GRAPH}/me/permissions`,
      operation: 'who',
      account: ownerOf,
      answer: (call) => showPermissions(state, call),
    },
    {
      method: 'DELETE',
      path: `${GRAPH}/me/permissions`,
      operation: 'token',
      account: ownerOf,
      answer: (call) => revokePermissions(state, call),
    },
    {
      method: 'GET',
      path: `${GRAPH}/search`,
      operation: 'search',
      account: ownerOf,
      answer: (call) => searchPlaces(state, call),
    },
    {
      method: 'POST',
      path: `${GRAPH}/:id/feed`,
      operation: 'publish',
      account: pageOf,
      answer: (call) => publish(state, call),
    },
    {
      method: 'POST',
      path: `${GRAPH}/:id/photos`,
      operation: 'photo',
      account: pageOf,
      answer: (call) => takePhoto(state, call),
    },
    {
      method: 'POST',
      path: `${GRAPH_VIDEO}/:id/videos`,
      operation: phaseOf,
      account: pageOf,
      answer: (call) => takeVideo(state, call),
    },
    edge('published_posts'),
    edge('feed'),
    edge('posts'),
    edge('scheduled_posts'),
    {
      method: 'GET',
      path: `${GRAPH}/:id/insights`,
      operation: 'figures',
      account: pageOf,
      answer: (call) => readInsights(state, call),
    },
    {
      method: 'GET',
      path: `${GRAPH}/:id`,
      operation: (call) => (videoOf(call) ? 'status' : 'read'),
      account: nodeOwner,
      answer: (call) => readNode(state, call),
    },
    {
      method: 'POST',
      path: `${GRAPH}/:id`,
      operation: (call) => (videoOf(call) && steering(call, 'published') === 'true' ? 'publish' : 'edit'),
      account: nodeOwner,
      answer: (call) => {
        const video = videoOf(call);
        return video ? changeVideo(state, call, video) : edit(state, call);
      },
    },
    {
      method: 'DELETE',
      path: `${GRAPH}/:id`,
      operation: 'delete',
      account: nodeOwner,
      answer: (call) => remove(state, call),
    },
    { method: 'GET', path: '/www/:id', operation: 'reader', answer: (call) => showPost(state, call) },
    { method: 'GET', path: '/www/reel/:id/', operation: 'reader', answer: (call) => showReel(state, call) },
    { method: 'GET', path: '/www/photo/:id', operation: 'reader', answer: (call) => showPost(state, call) },
    {
      method: 'GET',
      path: '/www/:id/posts/:post',
      operation: 'reader',
      answer: (call) => showPost(state, call),
    },
  ];
}

// Instagram's doors, listed by hand; those of consent are Facebook's.
import type { Call } from '../../call.ts';
import type { Operation, Platform, Route } from '../../platform.ts';
import type { World } from '../../world.ts';
import { secretOf } from './access.ts';
import {
  badToken,
  invalid,
  nothingThere,
  refuse,
  serverError,
  tooManyCalls,
  unknownPath,
} from './answers.ts';
import { debugToken, giveToken, listPages } from './connect.ts';
import { showConsent, takeConsent } from './consent.ts';
import { createAccount, seedDemo } from './demo.ts';
import { openContainer, takeBytes } from './media.ts';
import { addressOf } from './nodes.ts';
import { publish, remove, setComments } from './posts.ts';
import { showPost } from './reader.ts';
import { listMedia, readInsights, readNode, showQuota } from './reading.ts';
import { openInstagram, pageOf, piecesOf, type Instagram, type Media } from './state.ts';

const GRAPH = '/graph/v26.0';
const DIALOG = '/www/v26.0/dialog/oauth';

export function instagram(world: World): Platform {
  const state = openInstagram(world);
  seedDemo(state);
  return {
    name: 'instagram',
    title: 'Instagram',
    prefix: '/instagram',
    routes: [...consentRoutes(state), ...accountRoutes(state), ...nodeRoutes(state)],
    refusals: {
      serverError,
      unauthorized: () => badToken(),
      rateLimited: tooManyCalls,
      duplicate: () => refuse(4, 2207051, 'We restrict certain activity to protect our community.'),
      notFound: unknownPath,
      unseen: ({ params }) => nothingThere(params['id'] ?? ''),
      badRequest: invalid,
    },
    accounts: () =>
      [...state.pages.values()].flatMap(({ name, bound }) => {
        if (!bound) return [];
        const newest = state.media.of(bound.id).toReversed().slice(0, 20);
        return [{ externalId: bound.id, name, posts: newest.map((media) => shown(state, media)) }];
      }),
    createAccount: (wanted) => createAccount(state, wanted),
    expireTokens(account) {
      const expiresAtMs = world.now() - 1_000;
      const tokens = [...state.tokens.of(account)];
      for (const token of tokens) state.tokens.put(token.secret, { ...token, expiresAtMs });
      return tokens.length;
    },
    wipePosts() {
      state.media.clear();
      state.containers.clear();
    },
    wipeAccounts() {
      for (const kept of [state.pages, state.tokens, state.codes, state.people]) kept.clear();
      seedDemo(state);
    },
  };
}

function shown(state: Instagram, media: Media) {
  const container = state.containers.get(media.containerId);
  return {
    text: container?.caption ?? '',
    address: addressOf(state, media),
    createdAtMs: media.publishedAtMs,
    pictures: container && container.kind !== 'VIDEO' ? piecesOf(state, container).length : 0,
  };
}

function consentRoutes(state: Instagram): Route[] {
  const person = (call: Call): string | undefined => state.tokens.get(secretOf(call) ?? '')?.ownerId;
  const who = (path: string, answer: Route['answer']): Route => ({
    method: 'GET',
    path: `${GRAPH}/${path}`,
    operation: 'who',
    account: person,
    answer,
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
    who('debug_token', (call) => debugToken(state, call)),
    who('me/accounts', (call) => listPages(state, call)),
  ];
}

function accountRoutes(state: Instagram): Route[] {
  const edge = (
    method: 'GET' | 'POST',
    name: string,
    operation: Operation,
    answer: Route['answer'],
  ): Route => ({
    method,
    path: `${GRAPH}/:id/${name}`,
    operation,
    account: ({ params }) => params['id'],
    answer,
  });
  return [
    edge('GET', 'content_publishing_limit', 'quota', (call) => showQuota(state, call)),
    edge('POST', 'media', 'media', (call) => openContainer(state, call)),
    edge('POST', 'media_publish', 'publish', (call) => publish(state, call)),
    edge('GET', 'media', 'list', (call) => listMedia(state, call)),
  ];
}

function nodeRoutes(state: Instagram): Route[] {
  const owner = ({ params }: Call): string | undefined => {
    const id = params['id'] ?? params['container'] ?? '';
    const kept = state.containers.get(id) ?? state.media.get(id);
    return kept?.accountId ?? pageOf(state, id)?.bound?.id;
  };
  const purpose = ({ params: { id = '' } }: Call): Operation => {
    if (state.containers.get(id)) return 'status';
    return pageOf(state, id) ? 'who' : 'read';
  };
  const reader = (kind: string): Route => ({
    method: 'GET',
    path: `/www/${kind}/:code/`,
    operation: 'reader',
    answer: (call) => showPost(state, call),
  });
  return [
    {
      method: 'GET',
      path: `${GRAPH}/:id`,
      operation: purpose,
      account: owner,
      answer: (call) => readNode(state, call),
    },
    {
      method: 'GET',
      path: `${GRAPH}/:id/insights`,
      operation: 'figures',
      account: owner,
      answer: (call) => readInsights(state, call),
    },
    {
      method: 'POST',
      path: `${GRAPH}/:id`,
      operation: 'edit',
      account: owner,
      answer: (call) => setComments(state, call),
    },
    {
      method: 'DELETE',
      path: `${GRAPH}/:id`,
      operation: 'delete',
      account: owner,
      answer: (call) => remove(state, call),
    },
    {
      method: 'POST',
      path: '/rupload/ig-api-upload/v26.0/:container',
      operation: 'upload',
      account: owner,
      answer: (call) => takeBytes(state, call),
    },
    reader('p'),
    reader('reel'),
  ];
}

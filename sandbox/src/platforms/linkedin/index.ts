// LinkedIn's doors, listed by hand.
import type { Answer, Call } from '../../call.ts';
import { bearerOf, formOf } from '../../call.ts';
import { isRecord, textAt } from '../../json.ts';
import type { Operation, Platform, Route, ShownAccount } from '../../platform.ts';
import type { World } from '../../world.ts';
import {
  accessDenied,
  duplicateOf,
  invalidValue,
  notThere,
  rateLimited,
  serverError,
  unauthorized,
} from './answers.ts';
import { giveToken, listRoles, showMe, showOrganisation } from './connect.ts';
import { showConsent, takeConsent } from './consent.ts';
import { createAccount, seedDemo } from './demo.ts';
import { beginImage, doVideo, showImage, showVideo, takeUpload } from './media.ts';
import { edit, publish, remove } from './posts.ts';
import { showPost } from './reader.ts';
import { countPosts, listPosts, readPost } from './reading.ts';
import type { LinkedIn } from './state.ts';
import { memberUrn, openLinkedIn, organisationUrn, speakersOf } from './state.ts';

export function linkedin(world: World): Platform {
  const state = openLinkedIn(world);
  seedDemo(state);
  return {
    name: 'linkedin',
    title: 'LinkedIn',
    prefix: '/linkedin',
    routes: routesOf(state),
    refusals: {
      serverError,
      unauthorized,
      rateLimited,
      duplicate: () => duplicateOf('urn:li:share:7000000000000000001'),
      notFound: () => notThere('Resource'),
      unseen: () => accessDenied('partnerApiPosts'),
      badRequest: (message) => invalidValue('', message),
    },
    accounts: () => [
      ...[...state.organisations.values()].map(({ id, name }) => shown(state, organisationUrn(id), name)),
      ...[...state.members.values()].map(({ id, name }) => shown(state, memberUrn(id), name)),
    ],
    createAccount: (wanted) => createAccount(state, wanted),
    expireTokens: (account, alsoRefresh) => expireTokens(state, account, alsoRefresh),
    wipePosts() {
      state.posts.clear();
      state.assets.clear();
    },
    wipeAccounts() {
      for (const kept of [state.members, state.organisations, state.tokens, state.codes]) kept.clear();
      seedDemo(state);
    },
  };
}

function shown(state: LinkedIn, externalId: string, name: string): ShownAccount {
  const newest = state.posts.of(externalId).toReversed().slice(0, 20);
  const posts = newest.map(({ urn, text, madeAtMs, media }) => ({
    text,
    address: `/linkedin/www/feed/update/${urn}/`,
    createdAtMs: madeAtMs,
    pictures: media.length,
  }));
  return { externalId, name, posts };
}

/** A page has no tokens of its own: those of the members who work on it. */
function expireTokens(state: LinkedIn, account: string, alsoRefresh: boolean): number {
  const expiresAtMs = state.world.now() - 1_000;
  const tokens = speakersOf(state, account).flatMap((id) => [...state.tokens.of(id)]);
  const meant = tokens.filter((token) => alsoRefresh || token.kind === 'access');
  for (const token of meant) state.tokens.put(token.secret, { ...token, expiresAtMs });
  return meant.length;
}

/** Whom a fault may be aimed at: the author that is spoken of, else the account whose member speaks. */
function aimOf(state: LinkedIn, call: Call): string | undefined {
  const body = call.body.kind === 'json' && isRecord(call.body.value) ? call.body.value : {};
  const { initializeUploadRequest: asked } = body;
  const owner = isRecord(asked) ? textAt(asked, 'owner') : undefined;
  const urn = call.params['urn'] ?? '';
  const named = state.posts.get(urn)?.author ?? state.assets.get(urn)?.owner;
  const page = call.query['author'] ?? call.query['organizationalEntity'];
  return textAt(body, 'author') ?? page ?? owner ?? named ?? accountOf(state, call);
}

function accountOf(state: LinkedIn, call: Call): string | undefined {
  const secret = formOf(call)['refresh_token'] ?? bearerOf(call) ?? '';
  const memberId = state.tokens.get(secret)?.memberId;
  if (memberId === undefined) return undefined;
  const page = [...state.organisations.values()].find(({ roles }) => memberId in roles);
  return page ? organisationUrn(page.id) : memberUrn(memberId);
}

type Way = [method: Route['method'], path: string, operation: Operation, answer: Answering];
type Answering = (state: LinkedIn, call: Call) => Answer;
const WAYS: Way[] = [
  ['GET', '/www/oauth/v2/authorization', 'consent', showConsent],
  ['POST', '/www/oauth/v2/authorization', 'consent', takeConsent],
  ['POST', '/www/oauth/v2/accessToken', 'token', giveToken],
  ['GET', '/api/v2/userinfo', 'who', showMe],
  ['GET', '/api/rest/organizationAcls', 'who', listRoles],
  ['GET', '/api/rest/organizations/:id', 'who', showOrganisation],
  ['POST', '/api/rest/images', 'photo', beginImage],
  ['GET', '/api/rest/images/:urn', 'status', showImage],
  ['POST', '/api/rest/videos', 'media', doVideo],
  ['GET', '/api/rest/videos/:urn', 'status', showVideo],
  ['PUT', '/www/dms-uploads/:secret/:what', 'upload', takeUpload],
  ['POST', '/api/rest/posts', 'publish', publish],
  ['GET', '/api/rest/posts', 'list', listPosts],
  ['GET', '/api/rest/posts/:urn', 'read', readPost],
  ['POST', '/api/rest/posts/:urn', 'edit', edit],
  ['DELETE', '/api/rest/posts/:urn', 'delete', remove],
  ['GET', '/api/rest/organizationalEntityShareStatistics', 'figures', countPosts],
  ['GET', '/www/feed/update/:urn/', 'reader', showPost],
];

function routesOf(state: LinkedIn): Route[] {
  return WAYS.map(([method, path, operation, answer]) => ({
    method,
    path,
    operation,
    account: (call) => aimOf(state, call),
    answer: (call) => answer(state, call),
  }));
}

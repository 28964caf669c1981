// The calls of accounts, and the door through which a browser comes back from a channel's consent page.
import { accountEndpoints as calls } from '@herald/contract/endpoints/accounts.ts';
import { regionEndpoints } from '@herald/contract/endpoints/regions.ts';
import { Language } from '@herald/contract/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { cookieNamed } from '../../http/cookies.ts';
import { languageOf } from '../../http/errors.ts';
import { apiBase, openRoute, route } from '../../http/route.ts';
import { actorOf } from '../../http/session.ts';
import { Refusal } from '../../refusal.ts';
import { authorisePerson } from './authorise-person.ts';
import { bindAccount, type Wake } from './bind-account.ts';
import { bindByForm } from './bind-by-form.ts';
import { completeConsent } from './complete-consent.ts';
import { createAccount } from './create-account.ts';
import type { ReadStandings } from './describe-health.ts';
import { editAccount } from './edit-account.ts';
import { findAccountCandidates } from './find-account-candidates.ts';
import { findBindChoices } from './find-bind-choices.ts';
import { findRegions } from './find-regions.ts';
import { listAccountPeople } from './list-account-people.ts';
import { listAccounts } from './list-accounts.ts';
import { listBindings } from './list-bindings.ts';
import { listDepartmentAccounts } from './list-department-accounts.ts';
import { listForeignConsents } from './list-foreign-consents.ts';
import { listOwnAccounts } from './list-own-accounts.ts';
import { listRecommended } from './list-recommended.ts';
import { listUsableAccounts } from './list-usable-accounts.ts';
import { openConsent } from './open-consent.ts';
import { readAccountQuotas } from './read-account-quotas.ts';
import { readBinding } from './read-binding.ts';
import { readConsentStanding } from './read-consent-standing.ts';
import { readTokenState } from './read-token-state.ts';
import { removeAccounts, type IsBusy } from './remove-accounts.ts';
import { revokePerson } from './revoke-person.ts';
import { sendConsent } from './send-consent.ts';
import { setAccess } from './set-access.ts';
import { setRecommended } from './set-recommended.ts';

const callbackPath = `${apiBase}/om/channel/auth/callback`;
const cookieName = 'herald-consent';
const cookieSeconds = 600;

/** What accounts must ask of those above them: who waits for an account, what it published, whether it is in use. */
type From = { wake: Wake; readStandings: ReadStandings; isBusy: IsBusy };

export function accountRoutes(
  app: FastifyInstance,
  context: Context,
  { wake, readStandings, isBusy }: From,
): void {
  route(app, context, calls.allBindings, listBindings);
  route(app, context, calls.bindList, listBindings);
  route(app, context, regionEndpoints.facebookArea, findRegions);
  route(app, context, regionEndpoints.queryFacebookArea, findRegions);
  openRoute(app, context, calls.consentStanding, async (world, asked, request) => {
    // A session that is over is nobody's: what can be said to anyone is said.
    const actor = await actorOf(world, request).catch(() => null);
    return readConsentStanding(world, { ...asked, personId: actor?.personId ?? null });
  });
  route(app, context, calls.bindChoices, findBindChoices);
  route(app, context, calls.bind, (world, actor, asked) => bindAccount(world, actor, { ...asked, wake }));
  route(app, context, calls.openConsent, async (world, actor, asked, reply) => {
    const { url, browserMark, channelKey } = await openConsent(world, actor, asked);
    const secure = world.config.origin.startsWith('https:') ? '; Secure' : '';
    const scope = `Path=${callbackPath}/${channelKey}; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`;
    void reply.header('set-cookie', `${cookieName}=${browserMark}; ${scope}`);
    return { url };
  });
  route(app, context, calls.sendConsent, sendConsent);
  route(app, context, calls.foreignConsents, listForeignConsents);
  route(app, context, calls.insertAuthorisation, (world, actor, asked) =>
    bindByForm(world, actor, { ...asked, wake }),
  );
  route(app, context, calls.create, (world, actor, asked) => createAccount(world, actor, { ...asked, wake }));
  route(app, context, calls.createOwn, (world, actor, asked) => bindByForm(world, actor, { ...asked, wake }));
  route(app, context, calls.reload, listDepartmentAccounts);
  route(app, context, calls.recommended, listRecommended);
  route(app, context, calls.recommend, setRecommended);
  route(app, context, calls.accounts, (world, actor, asked) =>
    listAccounts(world, actor, { ...asked, readStandings }),
  );
  route(app, context, calls.tokenState, (world, actor, asked) =>
    readTokenState(world, actor, { ...asked, readStandings }),
  );
  route(app, context, calls.quota, (world, actor, asked) =>
    readAccountQuotas(world, actor, { ...asked, readStandings }),
  );
  route(app, context, calls.ownAccounts, listOwnAccounts);
  route(app, context, calls.usableAccounts, listUsableAccounts);
  route(app, context, calls.account, readBinding);
  route(app, context, calls.accountPeople, listAccountPeople);
  route(app, context, calls.accountCandidates, findAccountCandidates);
  route(app, context, calls.setAccess, setAccess);
  route(app, context, calls.authorisePerson, authorisePerson);
  route(app, context, calls.revokePerson, revokePerson);
  route(app, context, calls.edit, editAccount);
  route(app, context, calls.unbind, (world, actor, { ids }) => removeAccounts(world, actor, { ids, isBusy }));
  app.get(`${callbackPath}/:channel`, (request, reply) => comeBack(context, request, reply));
}

const text = z.string().max(4_000).catch('');
const Returned = z.record(z.string(), text);
const Channel = z.object({ channel: z.string().max(40) });

/** Always ends on our own page: with a ticket, or with a sentence that says why there is none. */
async function comeBack(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { channel: channelKey } = Channel.parse(request.params);
  const returned = Returned.parse(request.query);
  try {
    const done = await completeConsent(context, {
      channelKey,
      browserMark: cookieNamed(request, cookieName) ?? '',
      returned,
    });
    // To be pasted: the page it ends on keeps what it came with in its address.
    if (!done) return backTo(reply, returned);
    return backTo(reply, { ticket: done.ticket, channelid: String(done.channelId) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'not-found') throw error;
    // A word and its detail: the console says the sentence in the language it speaks.
    return backTo(reply, { error: error.code, detail: error.detailIn(readerOf(request)) });
  }
}

/** The code in our address must not travel on as a referrer. */
function backTo(reply: FastifyReply, query: Record<string, string>): FastifyReply {
  const target = `/auth-redirect?${new URLSearchParams(query).toString()}`;
  return reply
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .redirect(target, 302);
}

/** A navigation knows the console's choice by its cookie alone. */
function readerOf(request: FastifyRequest): Language {
  const chosen = Language.safeParse(cookieNamed(request, 'language'));
  return chosen.success ? chosen.data : languageOf(request);
}

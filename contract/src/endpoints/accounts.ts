// Calls of channel accounts: the list, and binding one by the channel's own consent page (document 2 §7, D-12).
import { z } from 'zod';
import {
  accountDescriptionAtMost,
  AccountAccess,
  AccountHealth,
  accountNameAtMost,
  AccountPeople,
  AccountQuota,
  AccountStanding,
  AuthorisationForm,
  BindChoice,
  ChannelBinding,
  ConsentStanding,
  ForeignAuthorisation,
  UsableBinding,
} from '../accounts.ts';
import { slowCallTimeoutMs } from '../constants.ts';
import { IdList } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { mayBind, mayListAccounts, mayManageAccounts } from '../permissions.ts';
import { Paging, paged } from './paging.ts';

const Bindings = z.object({
  allChannelBindList: z.array(ChannelBinding),
  channelBindList: z.array(ChannelBinding),
});

const rowId = z.string().min(1).max(100);
/** `id` names an account that is bound already: the same one is expected back. 37 is Google Analytics, which only authorises (C-02). */
const Consent = z.object({
  channelId: z.coerce.number().int().optional(),
  channelid: z.coerce.number().int().optional(),
  id: rowId.optional(),
});
const Recommended = z.object({ items: z.array(ChannelBinding) });
/** Another department's (ours) needs the code that manages accounts, and the one that sees all. */
const ofDepartment = { departmentId: z.string().max(100).default('') };
const ofPerson = z.object({ id: rowId, personId: rowId });

export const accountEndpoints = {
  allBindings: endpoint({
    method: 'GET',
    path: '/control/account/allChannelBindList',
    summary: 'Every account this person may publish to.',
    input: z.object({}),
    output: Bindings,
    permission: 'signed-in',
  }),
  bindList: endpoint({
    method: 'GET',
    path: '/content/contentList/bindList',
    summary: 'The same list under its composing name.',
    input: z.object({}),
    output: Bindings,
    permission: 'signed-in',
  }),
  openConsent: endpoint({
    method: 'GET',
    path: '/om/channel/auth/openPage',
    summary:
      "Start a channel's authorisation: the address of its consent page, good once, for this person (D-12).",
    input: Consent,
    output: z.object({ url: z.string() }),
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
  sendConsent: endpoint({
    method: 'GET',
    path: '/om/channel/send/url',
    summary:
      "Sends the authorisation's address to the account's owner as a message (D-13); of an account yet to be bound to who asks.",
    input: Consent,
    output: z.object({ url: z.string(), to: z.string() }),
    permission: mayBind,
    alsoTakes: 'post',
  }),
  foreignConsents: endpoint({
    method: 'GET',
    path: '/control/account/foreignAuth/list',
    summary:
      'Consent pages whose address is pasted back afterwards, each good once for this person (path ours).',
    input: Consent,
    output: z.object({ foreign: z.array(ForeignAuthorisation) }),
    permission: mayBind,
  }),
  insertAuthorisation: endpoint({
    method: 'POST',
    path: '/control/account/insertAuth',
    summary:
      'Bind the account of this name by a consent that is finished, or by the address VK’s consent ended on (C-63, C-75).',
    input: AuthorisationForm,
    output: z.object({ bound: z.array(ChannelBinding) }),
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
  consentStanding: endpoint({
    method: 'GET',
    path: '/om/channel/auth/standing',
    summary:
      'How the authorisation stands that a browser came back from, by its state or its ticket; uses nothing up (path ours).',
    input: z.object({ state: z.string().max(200).default(''), ticket: z.string().max(200).default('') }),
    output: z.object({ standing: ConsentStanding }),
    permission: 'anyone',
  }),
  bindChoices: endpoint({
    method: 'GET',
    path: '/om/channel/auth/choices',
    summary: 'After consent: the pages or profiles found, to choose from (path ours).',
    input: z.object({ ticket: z.string().min(1).max(200) }),
    output: z.object({ channelid: z.number().int(), choices: z.array(BindChoice) }),
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
  bind: endpoint({
    method: 'POST',
    path: '/om/channel/auth/bind',
    summary: 'Bind the chosen pages or profiles; an account bound before is renewed (path ours).',
    input: z.object({ ticket: z.string().min(1).max(200), externalIds: z.array(z.string()).min(1).max(100) }),
    output: z.object({ bound: z.array(ChannelBinding) }),
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
  create: endpoint({
    method: 'POST',
    path: '/control/account/create',
    summary:
      'Create an account by its finished consent, for a colleague of the department who may bind accounts (`ownerId`, ours), or for oneself.',
    input: AuthorisationForm.extend({ ownerId: rowId.optional() }),
    output: z.object({ bound: z.array(ChannelBinding) }),
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
  createOwn: endpoint({
    method: 'POST',
    path: '/control/account/myCreate',
    summary: 'Create an account by its finished consent, owned by the caller.',
    input: AuthorisationForm,
    output: z.object({ bound: z.array(ChannelBinding) }),
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
  reload: endpoint({
    method: 'GET',
    path: '/control/account/reload',
    summary:
      'The accounts of this department as they stand now (D-14): no instance of the server keeps any, so there is nothing older to drop.',
    input: z.object({}),
    output: z.object({ items: z.array(ChannelBinding) }),
    permission: mayBind,
  }),
  recommended: endpoint({
    method: 'GET',
    path: '/control/account/recommend/list',
    summary: 'The accounts suggested for a category (`id`), in their order (D-11).',
    input: z.object({ id: rowId, ...ofDepartment }),
    output: Recommended,
    permission: 'signed-in',
  }),
  recommend: endpoint({
    method: 'POST',
    path: '/control/account/recommend/add',
    summary: 'Suggest these accounts, and no others, for a category (`id`; body ours).',
    input: z.object({ id: rowId, accountIds: IdList, ...ofDepartment }),
    output: Recommended,
    permission: mayListAccounts,
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/control/account/list',
    summary:
      'The accounts one may see, and how each of them is; found by words, channel, department and standing (filters ours).',
    input: z.object({
      ...Paging,
      ...ofDepartment,
      name: z.string().trim().max(200).default(''),
      channelid: z.coerce.number().int().default(0),
      status: z.union([AccountStanding, z.literal('')]).default(''),
    }),
    output: paged(AccountHealth),
    permission: mayListAccounts,
  }),
  ownAccounts: endpoint({
    method: 'GET',
    path: '/control/account/myAccount',
    summary: 'The accounts this person has bound.',
    input: z.object({}),
    output: z.object({ items: z.array(ChannelBinding) }),
    permission: 'signed-in',
  }),
  usableAccounts: endpoint({
    method: 'GET',
    path: '/control/account/usable',
    summary: 'The accounts this person may publish with (path ours).',
    input: z.object({}),
    output: z.object({ items: z.array(UsableBinding) }),
    permission: 'signed-in',
  }),
  account: endpoint({
    method: 'GET',
    path: '/control/account/query',
    summary: 'One account of this department.',
    input: z.object({ id: rowId }),
    output: ChannelBinding,
    permission: 'signed-in',
  }),
  accountPeople: endpoint({
    method: 'GET',
    path: '/control/account/auth/list',
    summary:
      'Who may publish with this account: the people of its department whose roles allow it, or of them who is named.',
    input: z.object({ id: rowId }),
    output: AccountPeople,
    permission: mayListAccounts,
  }),
  accountCandidates: endpoint({
    method: 'GET',
    path: '/control/account/auth/add',
    summary: 'Whom one could name for this account, by words in name or username (path ours).',
    input: z.object({ id: rowId, name: z.string().trim().max(200).default('') }),
    output: z.object({
      items: z.array(z.object({ id: z.string(), account: z.string(), name: z.string() })),
    }),
    permission: mayManageAccounts,
  }),
  setAccess: endpoint({
    method: 'POST',
    path: '/control/account/auth/access',
    summary:
      'Leave the account to its department, or to who is named: at first those who may use it now, so that nobody loses it unseen (path ours).',
    input: z.object({ id: rowId, access: AccountAccess }),
    output: AccountPeople,
    permission: mayManageAccounts,
  }),
  authorisePerson: endpoint({
    method: 'POST',
    path: '/control/account/auth/insert',
    summary: 'Name somebody of the department who may publish with this account (path ours).',
    input: ofPerson,
    output: AccountPeople,
    permission: mayManageAccounts,
  }),
  revokePerson: endpoint({
    method: 'POST',
    path: '/control/account/auth/delete',
    summary:
      'Name somebody no longer: what they have scheduled goes out, nothing new of theirs does (path ours).',
    input: ofPerson,
    output: AccountPeople,
    permission: mayManageAccounts,
  }),
  tokenState: endpoint({
    method: 'GET',
    path: '/control/account/authtoken',
    summary: 'How one account is; a platform that tells what is left today is asked now.',
    input: z.object({ id: rowId }),
    output: AccountHealth,
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
  quota: endpoint({
    method: 'GET',
    path: '/control/account/quota',
    summary:
      'What is left to publish with these accounts now; a platform that tells it is asked, and waited for a little (path ours).',
    input: z.object({ ids: IdList }),
    output: z.object({ items: z.array(AccountQuota) }),
    permission: 'signed-in',
    timeoutMs: slowCallTimeoutMs,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/control/account/update',
    summary:
      'Give an account a name of ours, which stays when the platform’s own is read again, and say what it is for.',
    input: z.object({
      id: rowId,
      name: z.string().trim().min(1).max(accountNameAtMost),
      description: z.string().trim().min(1).max(accountDescriptionAtMost),
      /** Those that were changed; other ones that stand by now are not overwritten (ours). */
      seen: z.object({ name: z.string(), description: z.string() }).optional(),
    }),
    output: ChannelBinding,
    permission: mayBind,
  }),
  unbind: endpoint({
    method: 'GET',
    path: '/control/account/delete',
    summary:
      'Unbind accounts, all or none: their tokens are forgotten; what waits fails at its time unless they are bound again before.',
    input: z.object({ ids: IdList }),
    output: z.object({}),
    permission: mayBind,
    alsoTakes: 'post',
  }),
} as const;

// Inspect a publication before its time: whatever can be seen now to stand in its way (point 4 of the engine's plan).
import type { ChannelRules } from '@herald/contract/channels.ts';
import { checkForChannel } from '@herald/contract/check-for-channel.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Finding, FindingCode } from '@herald/contract/preflight.ts';
import type { Problem } from '@herald/contract/problems.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { inspectAccount } from '../accounts/inspect-account.ts';
import { probeFiles } from '../media/probe-files.ts';
import { isListedHost } from '@herald/contract/listed-host.ts';
import { isPageAddress } from '../../http/page-address.ts';
import { findChannel } from './find-channel.ts';
import { findOwnQuota } from './find-own-quota.ts';
import { readBrakes } from './store/platforms.ts';
import { mayRequesterSend } from './store/requesters.ts';
import type { Publication } from './store/rows.ts';

/** A platform that rests so shortly before may rest longer. */
const soonMs = 10 * minuteMs;

export async function inspectPublication(context: Context, tx: Tx, one: Publication): Promise<Finding[]> {
  return [
    ...(await findInAccount(context, tx, one)),
    ...(await findInPost(context, tx, one)),
    ...(await findInHouse(context, tx, one)),
    ...(await findOwnQuota(context, tx, one)),
  ];
}

function finding(code: FindingCode, figures: Finding['figures'] = {}): Finding {
  return { code, figures };
}

async function findInAccount(context: Context, tx: Tx, one: Publication): Promise<Finding[]> {
  const account = await inspectAccount(context, tx, one.account_id);
  const isOwn = account?.departmentId === one.department_id && account.state !== 'removed';
  if (!account || !isOwn) return [finding('preflight-account-gone', { account: account?.name ?? '' })];
  const { name, state, endsAt, missingScopes, isSetUp } = account;
  const found: Finding[] = [];
  if (!isSetUp)
    found.push(
      finding('preflight-channel-not-set-up', { channel: findChannel(context, one.channel_id).rules.name }),
    );
  if (state === 'auth-required') found.push(finding('preflight-sign-in-needed', { account: name }));
  else if (endsAt !== null && endsAt <= one.due_at)
    found.push(finding('preflight-token-ends', { account: name }));
  if (missingScopes.length > 0)
    found.push(finding('preflight-scope-missing', { account: name, scopes: missingScopes.join(', ') }));
  return found;
}

async function findInPost(
  context: Context,
  tx: Tx,
  { post, department_id, channel_id }: Publication,
): Promise<Finding[]> {
  const { rules } = findChannel(context, channel_id);
  const files = [...post.images, ...[post.video, post.audio].flatMap((file) => file ?? [])];
  const broken = await probeFiles(
    context,
    tx,
    department_id,
    files.map(({ url }) => url),
  );
  const gone = files.filter(({ url }) => broken.includes(url));
  return [
    ...gone.map(({ name, url }) => finding('preflight-file-missing', { name: name === '' ? url : name })),
    ...findInMedia(post, rules),
    ...findInLink(post, rules),
  ];
}

const media: readonly Problem['field'][] = ['images', 'video', 'audio', 'cover'];

/** The rules of a channel may have changed since it was saved. */
function findInMedia(post: Post, rules: ChannelRules): Finding[] {
  const unfit = checkForChannel(post, rules).some(
    ({ severity, field }) => severity === 'error' && media.includes(field),
  );
  return unfit ? [finding('preflight-media-unfit', { channel: rules.name })] : [];
}

function findInLink({ link, cover }: Post, { linkCoverHosts }: ChannelRules): Finding[] {
  if (link === null) return [];
  if (!isPageAddress(link)) return [finding('preflight-link-broken', { link })];
  // R-FB-004: the post would go without it.
  const isLeftOut = cover !== null && linkCoverHosts && !isListedHost(linkCoverHosts, link);
  return isLeftOut ? [finding('preflight-link-not-ours', { link })] : [];
}

async function findInHouse(context: Context, tx: Tx, one: Publication): Promise<Finding[]> {
  const { paused, restsUntil: until } = await readBrakes(tx, one.id);
  const isAllowed = await mayRequesterSend(tx, one.id);
  const asked = isAllowed ? [] : [finding('preflight-requester')];
  if (paused) return [...asked, finding('preflight-paused')];
  if (!until || until.getTime() + soonMs < one.due_at.getTime()) return asked;
  return [
    ...asked,
    finding('preflight-platform-resting', { channel: findChannel(context, one.channel_id).rules.name }),
  ];
}

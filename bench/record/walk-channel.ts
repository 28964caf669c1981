// One walk through everything a channel can do, as an account bound by a real consent does it.
import { createHash } from 'node:crypto';
import type { Account, Channel, Outside, Sending, Sent } from '@herald/channels/channel.ts';
import { plain, prepared, shapesOf, stands, value } from '@herald/channels/conformance-bench.ts';
import { consent, type Sandbox } from '@herald/channels/conformance-sandbox.ts';
import type { Row } from '@herald/channels/conformance-row.ts';
import type { Post } from '@herald/contract/post.ts';
import { chosenPosts } from './choices.ts';
import type { Recorder } from './recorder.ts';

const redirectHost = 'http://127.0.0.1:8080';
const codeVerifier = 'the-verifier-is-the-same-in-every-run-so-that-runs-compare';
/** More than any platform lists at once, so that the second listing is seen too. */
const crowd = 101;

/** What is not to be recorded goes through `outside`. */
export type Walk = {
  readonly channel: Channel;
  readonly row: Row;
  readonly sandbox: Sandbox;
  readonly recorder: Recorder;
  readonly outside: Outside;
};

export async function walkChannel(walk: Walk): Promise<void> {
  const { channel, recorder } = walk;
  const { settle, change } = channel;
  const { account: first, person } = await connected(walk);
  const account = await refreshed(walk, first);
  await asked(walk, account);
  for (const post of [...shapesOf(walk).map(([, make]) => make()), ...chosenPosts(channel)]) {
    const sent = await published(walk, account, post);
    const { externalId, url } = sent.live;
    await settled(walk, account, sent);
    value(await settle.watch(recorder.during('watch'), account, sent, externalId));
    const find = async () => {
      const found = await settle.findByLink(recorder.during('findByLink'), account, url);
      // What no look finds is known by its link alone, as when a person names it.
      const isNamed = !found.ok && found.failure.noticed && settle.nameByLink?.(walk.outside, url);
      if (!isNamed) value(found);
    };
    await find();
    await measured(walk, account, externalId);
    if (change.edit !== null)
      value(await change.edit(recorder.during('edit'), account, externalId, edited(channel, post), [post]));
    if (channel.rules.can.takeDown !== true) continue;
    value(await change.takeDown(recorder.during('takeDown'), account, externalId, sent.handles));
    // What a platform says of a post that is gone.
    value(await change.takeDown(recorder.during('takeDown'), account, externalId, sent.handles));
    await find();
    await measured(walk, account, externalId);
  }
  if (person) await spoken(walk, person);
  if (channel.settledBy.by === 'list') await settledInCrowd(walk, account);
  // Last: nothing is done in its name after that.
  if (channel.connect.revoke) value(await channel.connect.revoke(recorder.during('revoke'), account.token));
}

/** What is only read before a post is written or sent. */
async function asked({ channel, recorder }: Walk, account: Account): Promise<void> {
  if (channel.quota) value(await channel.quota(recorder.during('quota'), account));
  if (channel.findRegions) value(await channel.findRegions(recorder.during('findRegions'), account, 'man'));
}

/** What readers did with a post, where the platform tells. */
async function measured({ channel, recorder }: Walk, account: Account, externalId: string): Promise<void> {
  if (channel.figures) value(await channel.figures(recorder.during('figures'), account, externalId));
}

/** Other words, and another earlier date where an edit reaches it. */
function edited({ rules: { can } }: Channel, post: Post): Post {
  const isRedated = post.backdatedTime !== undefined && can.reaches?.includes('backdate');
  const dated = isRedated ? { backdatedTime: '2026-06-30 12:30:00' } : {};
  return { ...post, text: `${post.text} (corrected)`, ...dated };
}

/** As a person beside the page, and for that person's connections alone; what cannot be looked for is only sent and taken down. */
async function spoken({ channel, recorder }: Walk, person: Account): Promise<void> {
  const post = plain(channel.rules, { attributes: { linkedinVisibility: 'CONNECTIONS' } });
  const handles = value(await prepared(channel, recorder.during('prepare'), person, post));
  const sending = { post, handles, clientKey: `record-${channel.key}-person` };
  const result = value(await channel.publish(recorder.during('publish'), person, sending));
  if (result.state !== 'live') throw new Error(`${channel.key}: a person’s post is ${result.state}`);
  value(await channel.change.takeDown(recorder.during('takeDown'), person, result.externalId));
}

/** The person is another account than the page: none where the channel knows only one kind. */
type Bound = { readonly account: Account; readonly person: Account | undefined };

/** The person's own part, pressing Allow, is not ours and not recorded. */
async function connected({ channel, recorder, outside }: Walk): Promise<Bound> {
  const { connect, key } = channel;
  const redirectUri = `${redirectHost}/prod-api/om/channel/auth/callback/${key}`;
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const url = connect.consentUrl(outside, { redirectUri, state: 'the-state-of-this-attempt', codeChallenge });
  if (connect.asksNobody !== true)
    await recorder.during('consentUrl').fetch(url, { headers: { accept: 'text/html' } });
  const back = await consent(outside.fetch, url);
  const code = back.searchParams.get('code') ?? '';
  const asked = { code, redirectUri, codeVerifier, returned: Object.fromEntries(back.searchParams) };
  const offered = value(await connect.exchange(recorder.during('exchange'), asked));
  const [account, ...others] = offered.filter((one) => one.usable);
  if (!account) throw new Error(`${key}: the consent offers no usable account`);
  const isPage = account.pageIds !== '';
  return { account, person: isPage ? others.find(({ pageIds }) => pageIds === '') : undefined };
}

async function refreshed({ channel, recorder }: Walk, account: Account): Promise<Account> {
  const { refresh } = channel.connect;
  if (refresh === null) return account;
  return { ...account, token: value(await refresh(recorder.during('refresh'), account.token)) };
}

type Stands = Sent & { readonly live: { readonly externalId: string; readonly url: string } };

async function published(walk: Walk, account: Account, post: Post): Promise<Stands> {
  const { channel, recorder } = walk;
  const sentAt = new Date();
  const handles = value(await prepared(channel, recorder.during('prepare'), account, post));
  const sending: Sending = { post, handles, clientKey: `record-${channel.key}-${post.text}` };
  const result = value(await channel.publish(recorder.during('publish'), account, sending));
  const handle = result.state === 'processing' ? result.handle : null;
  const sent: Sent = { ...sending, sentAt, handle, taken: new Set(), rivals: [] };
  const asked = { ...walk, account, outside: recorder.during('settle') };
  return { ...sent, live: await stands(walk.sandbox, asked, result, sent) };
}

async function settled({ channel, recorder }: Walk, account: Account, { live, ...sent }: Stands) {
  const { key, settle, settledBy } = channel;
  // Once as it was answered, and once as if the answer had been lost.
  for (const handle of new Set([sent.handle, null])) {
    const found = await settle.settle(recorder.during('settle'), account, { ...sent, handle });
    const hasKey = handle !== null || Object.keys(sent.handles).length > 0;
    const isBlind = settledBy.by === 'nothing' || (settledBy.by === 'handle' && !hasKey);
    const isLooked = found.state !== 'cannot-look';
    // Weibo lists the five newest: what stands below them is asked of a person.
    const isBelow = !isLooked && found.failure.platformCode === 'list-too-long';
    const isClosed = !isLooked && (isBlind || isBelow);
    const isFound = found.state === 'live' && found.externalId === live.externalId;
    // Under a date that was given it, saying the same proves nothing: it is shown to a person.
    const isShown = found.state === 'several' && found.mayBeNone && found.candidates.includes(live.url);
    if (!isClosed && !isFound && !isShown)
      throw new Error(`${key}: ${live.externalId} stands, but settling says ${JSON.stringify(found)}`);
  }
}

async function settledInCrowd(walk: Walk, account: Account): Promise<void> {
  const { channel, outside } = walk;
  const first = await published(walk, account, plain(channel.rules));
  for (let count = 0; count < crowd; count += 1) {
    const post = plain(channel.rules);
    const handles = value(await prepared(channel, outside, account, post));
    value(await channel.publish(outside, account, { post, handles, clientKey: `crowd-${count}` }));
  }
  await settled(walk, account, first);
}

// One walk through everything a channel can do, as an account bound by a real consent does it.
import { createHash } from 'node:crypto';
import type { Account, Channel, Outside, Sending, Sent } from '@herald/channels/channel.ts';
import { live, pause, picture, postWith, value } from '@herald/channels/conformance-bench.ts';
import { consent } from '@herald/channels/conformance-sandbox.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Recorder } from './recorder.ts';

const redirectHost = 'http://127.0.0.1:8080';
const codeVerifier = 'the-verifier-is-the-same-in-every-run-so-that-runs-compare';
/** More than any platform lists at once, so that the second listing is seen too. */
const crowd = 101;

/** What is not to be recorded goes through `outside`. */
export type Walk = { readonly channel: Channel; readonly recorder: Recorder; readonly outside: Outside };

export async function walkChannel(walk: Walk): Promise<void> {
  const { channel, recorder } = walk;
  const { settle, change } = channel;
  const account = await refreshed(walk, await connected(walk));
  for (const post of postsFor(channel)) {
    const sent = await published(walk, account, post);
    const { externalId, url } = sent.live;
    await settled(walk, account, sent);
    const find = () => settle.findByLink(recorder.during('findByLink'), account, url);
    value(await find());
    if (change.edit !== null)
      value(await change.edit(recorder.during('edit'), account, externalId, edited(post)));
    value(await change.takeDown(recorder.during('takeDown'), account, externalId));
    // What a platform says of a post that is gone.
    value(await change.takeDown(recorder.during('takeDown'), account, externalId));
    value(await find());
  }
  await settledInCrowd(walk, account);
}

function postsFor({ rules }: Channel): Post[] {
  const several = Math.min(rules.images.atMost ?? 4, 4);
  const described = Array.from({ length: several - 1 }, (_, index) => picture(`Ferry number ${index + 1}`));
  return [
    postWith(),
    postWith({ link: 'https://example.com/harbour?from=herald&page=2' }),
    postWith({ images: [picture('A ferry leaves the harbour')] }),
    postWith({ images: [...described, picture('')] }),
    postWith({ images: [picture('The lighthouse blinks', 'gif')] }),
  ];
}

function edited(post: Post): Post {
  return { ...post, text: `${post.text} (corrected)` };
}

/** The person's own part, pressing Allow, is not ours and not recorded. */
async function connected({ channel, recorder, outside }: Walk): Promise<Account> {
  const { connect, key } = channel;
  const redirectUri = `${redirectHost}/prod-api/om/channel/auth/callback/${key}`;
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const url = connect.consentUrl(outside, { redirectUri, state: 'the-state-of-this-attempt', codeChallenge });
  await recorder.during('consentUrl').fetch(url, { headers: { accept: 'text/html' } });
  const back = await consent(outside.fetch, url);
  const code = back.searchParams.get('code') ?? '';
  const offered = value(
    await connect.exchange(recorder.during('exchange'), { code, redirectUri, codeVerifier }),
  );
  const account = offered.find((one) => one.usable);
  if (!account) throw new Error(`${key}: the consent offers no usable account`);
  return account;
}

async function refreshed({ channel, recorder }: Walk, account: Account): Promise<Account> {
  const { refresh } = channel.connect;
  if (refresh === null) return account;
  return { ...account, token: value(await refresh(recorder.during('refresh'), account.token)) };
}

type Stands = Sent & { readonly live: { readonly externalId: string; readonly url: string } };

async function published({ channel, recorder }: Walk, account: Account, post: Post): Promise<Stands> {
  const sentAt = new Date();
  const handles = await prepared(channel, recorder.during('prepare'), account, post);
  const sending: Sending = { post, handles, clientKey: `record-${channel.key}` };
  const result = await channel.publish(recorder.during('publish'), account, sending);
  return { ...sending, sentAt, handle: null, taken: new Set(), live: live(result) };
}

async function prepared({ prepare }: Channel, outside: Outside, account: Account, post: Post) {
  const handles: Record<string, string> = {};
  for (const step of prepare.steps(post)) {
    let taken = value(await prepare.take(outside, account, post, step, null));
    while (taken.state === 'more') {
      const { handle, offset, askAgainInSeconds } = taken;
      await pause(askAgainInSeconds * 1_000);
      taken = value(await prepare.take(outside, account, post, step, { handle, offset }));
    }
    handles[step.key] = taken.handle;
  }
  return handles;
}

async function settled({ channel, recorder }: Walk, account: Account, { live: stands, ...sent }: Stands) {
  const { key, settle } = channel;
  const found = await settle.settle(recorder.during('settle'), account, sent);
  if (found.state === 'live' && found.externalId === stands.externalId) return;
  throw new Error(`${key}: ${stands.externalId} stands, but settling says ${JSON.stringify(found)}`);
}

async function settledInCrowd(walk: Walk, account: Account): Promise<void> {
  const { channel, outside } = walk;
  const first = await published(walk, account, postWith());
  for (let count = 0; count < crowd; count += 1) {
    const sending = { post: postWith(), handles: {}, clientKey: `crowd-${count}` };
    live(await channel.publish(outside, account, sending));
  }
  await settled(walk, account, first);
}

// The one irreversible call: words with a link's card, pictures or a video become a post of the author.
import { leadingMedia, type Post } from '@herald/contract/post.ts';
import { visibility } from '../audience-choices.ts';
import type { Account, Outside, Published, Sending } from '../channel.ts';
import { chosenOf } from '../chosen.ts';
import { noticed, type Result } from '../failure.ts';
import { unsendable } from '../sendable.ts';
import { Accepted, askLinkedIn } from './answers.ts';
import { keysOf } from './prepare.ts';
import { rules } from './rules.ts';

const askAgainInSeconds = 10;
const inTheFeed = {
  distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
};

export async function publish(
  outside: Outside,
  account: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const { post, handles } = sending;
  const keys = keysOf(post);
  const refused = unsendable(sending, keys, { video: true });
  if (refused) return { ok: false, failure: refused };
  const reach = chosenOf(rules, visibility, post);
  if (!reach.ok) return reach;
  if (reach.value === 'CONNECTIONS' && !account.externalId.startsWith('urn:li:person:'))
    return noticed(
      'content',
      'A page of LinkedIn has no connections: choose who may see it anew',
      'visibility',
    );
  const content = contentOf(
    post,
    keys.flatMap((key) => handles[key] ?? []),
  );
  const json = {
    author: account.externalId,
    commentary: littleText(post.text),
    ...(content ? { content } : {}),
    visibility: reach.value,
    ...inTheFeed,
  };
  const question = { method: 'POST', path: 'posts', body: { json } } as const;
  const answer = await askLinkedIn(outside, account.token.access, question, Accepted);
  if (!answer.ok) return answer;
  const { status, headers } = answer.value;
  const id = headers.get('x-restli-id') ?? '';
  if (id === '') return noticed('unknown', `Answered ${status} without x-restli-id`, String(status));
  /** 202 is a promise, not a post. */
  if (status === 202) return { ok: true, value: { state: 'processing', handle: id, askAgainInSeconds } };
  return { ok: true, value: { state: 'live', externalId: id, url: addressOf(outside, id) } };
}

export function addressOf({ bases }: Outside, externalId: string): string {
  return `${bases['www']}/feed/update/${externalId}/`;
}

/** LinkedIn looks at no link itself: title and picture of the card are ours. A description is asked for nowhere here, so none goes along. */
function contentOf(post: Post, urns: readonly string[]) {
  const [first] = urns;
  const title = post.title === '' ? {} : { title: post.title };
  if (post.link !== null) {
    const thumbnail = first === undefined ? {} : { thumbnail: first };
    return { article: { source: post.link, title: post.link, ...title, ...thumbnail } };
  }
  if (first === undefined) return null;
  if (leadingMedia(post) === 'video')
    return { media: { id: first, ...title, ...altTextOf(post.video?.altText) } };
  const images = urns.map((id, index) => ({ id, ...altTextOf(post.images[index]?.altText) }));
  return images.length === 1 ? { media: images[0] } : { multiImage: { images } };
}

function altTextOf(altText = ''): { altText?: string } {
  return altText === '' ? {} : { altText };
}

const reserved = /[|{}@[\]()<>#\\*_~]/g;
/** An address is one word, whatever stands in it; a hash before a word with a letter is a hashtag. */
const special =
  /(https?:\/\/\S+)|(?<![\p{L}\p{N}_])#([\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*)|[|{}@[\]()<>#\\*_~]/gu;

/** LinkedIn's "little text": a reserved character that is not escaped cuts the post off there. */
export function littleText(text: string): string {
  return text.replaceAll(special, (found: string, _address?: string, tag?: string) =>
    tag === undefined ? escaped(found) : `{hashtag|\\#|${escaped(tag)}}`,
  );
}

function escaped(text: string): string {
  return text.replaceAll(reserved, '\\$&');
}

/** As its author wrote it: hashtags and mentions as words, nothing escaped. */
export function writtenText(commentary: string): string {
  return commentary
    .replaceAll(/\{hashtag\|\\?#\|((?:\\.|[^\\}])*)\}/g, '\\#$1')
    .replaceAll(/@\[((?:\\.|[^\\\]])*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(.)/g, '$1');
}

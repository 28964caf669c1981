// Containers: a picture fetched from its address, several of them in one, or a video whose bytes are sent afterwards.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import { fetchLocal } from '../../fetch-local.ts';
import { isMp4 } from '../../pictures.ts';
import { enter, secretOf } from './access.ts';
import { badToken, cannotFetch, invalid, refuse, tooManyCalls, uploadRefused } from './answers.ts';
import { PUBLISH } from './demo.ts';
import { readBag } from './fields.ts';
import { problemWithItems, problemWithPicture, problemWithWords } from './rules.ts';
import { newId, statusOf, type Container, type Instagram } from './state.ts';

const DAY_MS = 86_400_000;
const CONTAINERS_A_DAY = 400;
const PROCESSING_MS = 40;

type Brought = Record<string, string>;
type Made = Pick<Container, 'kind'> & Partial<Container>;

export async function openContainer(state: Instagram, call: Call): Promise<Answer> {
  const accountId = call.params['id'] ?? '';
  const page = enter(state, secretOf(call), accountId, PUBLISH);
  if (isAnswer(page)) return page;
  const brought = readBag(call, {
    image_url: 'address',
    media_type: 'text',
    upload_type: 'text',
    caption: 'text',
    alt_text: 'text',
    is_carousel_item: 'yesNo',
    children: 'ids',
    cover_url: 'address',
    thumb_offset: 'whole',
    share_to_feed: 'yesNo',
  });
  if (isAnswer(brought)) return brought;
  const { caption = '', alt_text: altText = '' } = brought;
  const problem = problemWithWords(caption, altText) ?? problemWithCount(state, accountId);
  if (problem) return problem;
  const made = await madeOf(state, accountId, brought);
  if (isAnswer(made)) return made;
  const now = state.world.now();
  const container: Container = {
    id: newId(),
    accountId,
    isItem: brought['is_carousel_item'] === 'true',
    caption,
    altText,
    sha256: null,
    byteCount: 0,
    childIds: [],
    coverSha256: null,
    readyAtMs: now + (call.bent.heldForMs ?? 0),
    expiresAtMs: now + (call.bent.handlesExpire === true ? 0 : DAY_MS),
    error: null,
    mediaId: null,
    ...made,
  };
  state.containers.put(container.id, container);
  if (container.kind !== 'VIDEO') return json(200, { id: container.id });
  const uri = `${call.origin}/instagram/rupload/ig-api-upload/v26.0/${container.id}`;
  return json(200, { id: container.id, uri });
}

function problemWithCount({ world }: Instagram, accountId: string): Answer | undefined {
  if (world.settings.rateLimit.instagram !== 'documented') return undefined;
  const key = `instagram/${accountId}/containers`;
  const { exceeded } = world.rates.take(key, CONTAINERS_A_DAY, DAY_MS / 1_000, world.now());
  return exceeded ? tooManyCalls() : undefined;
}

function madeOf(
  state: Instagram,
  accountId: string,
  brought: Brought,
): Made | Answer | Promise<Made | Answer> {
  const type = brought['media_type'];
  if (type === undefined) return pictureOf(state, brought);
  if (type === 'CAROUSEL') return carouselOf(state, accountId, brought);
  return type === 'REELS'
    ? reelOf(state, brought)
    : refuse(100, 2207023, `The media type ${type} is unknown.`);
}

/** What stands here and does not belong to this kind of container. */
function strange(brought: Brought, known: string[]): Answer | undefined {
  const name = Object.keys(brought).find((one) => !known.includes(one));
  return name === undefined ? undefined : invalid(`Param ${name} does not belong to this media type`);
}

async function pictureOf(state: Instagram, brought: Brought): Promise<Made | Answer> {
  const isItem = brought['is_carousel_item'] === 'true';
  const known = ['image_url', 'alt_text', 'is_carousel_item', ...(isItem ? [] : ['caption'])];
  const problem = strange(brought, known);
  if (problem) return problem;
  const bytes = (await fetchLocal(brought['image_url'] ?? '', 'image/')) ?? cannotFetch();
  if (!Buffer.isBuffer(bytes)) return bytes;
  const bad = problemWithPicture(bytes);
  return bad ?? { kind: 'IMAGE', sha256: state.world.blobs.keep(bytes), byteCount: bytes.length };
}

function carouselOf(state: Instagram, accountId: string, brought: Brought): Made | Answer {
  const problem = strange(brought, ['media_type', 'children', 'caption']);
  if (problem) return problem;
  const childIds = (brought['children'] ?? '').split(',');
  return problemWithItems(state, accountId, childIds) ?? { kind: 'CAROUSEL_ALBUM', childIds };
}

async function reelOf(state: Instagram, brought: Brought): Promise<Made | Answer> {
  const known = ['media_type', 'upload_type', 'caption', 'cover_url', 'thumb_offset', 'share_to_feed'];
  const problem = strange(brought, known);
  if (problem) return problem;
  if (brought['upload_type'] !== 'resumable') return invalid('Only upload_type=resumable is known here');
  const address = brought['cover_url'];
  if (address === undefined) return { kind: 'VIDEO' };
  const cover = (await fetchLocal(address, 'image/jpeg')) ?? cannotFetch();
  return Buffer.isBuffer(cover) ? { kind: 'VIDEO', coverSha256: state.world.blobs.keep(cover) } : cover;
}

/** All bytes at once, from the first: the stand-in keeps nothing of what broke off. */
export function takeBytes(state: Instagram, call: Call): Answer {
  const container = state.containers.get(call.params['container'] ?? '');
  const secret = /^OAuth (\S+)$/.exec(call.headers['authorization'] ?? '')?.[1];
  if (!container || secret === undefined) return badToken();
  const page = enter(state, secret, container.accountId, PUBLISH);
  if (isAnswer(page)) return page;
  if (container.kind !== 'VIDEO' || Object.keys(call.query).length > 0)
    return uploadRefused('ProcessingFailedError', 'Nothing is to be sent here');
  if (statusOf(state, container) === 'EXPIRED')
    return uploadRefused('ProcessingFailedError', 'It has expired');
  const { offset, file_size: size = '' } = call.headers;
  const bytes = call.body.kind === 'raw' && call.body.bytes ? call.body.bytes : Buffer.alloc(0);
  if (offset !== '0' || container.sha256 !== null)
    return uploadRefused('OffsetInvalidError', 'Request starting offset is invalid');
  if (!/^[1-9]\d*$/.test(size) || bytes.length !== Number(size))
    return uploadRefused('PartialRequestError', 'Partial request (did not match length of file)', true);
  state.containers.put(container.id, {
    ...container,
    sha256: state.world.blobs.keep(bytes),
    byteCount: bytes.length,
    readyAtMs: state.world.now() + (call.bent.heldForMs ?? PROCESSING_MS),
    error: isMp4(bytes) ? null : 'Error: Media upload has failed with error code 2207026',
  });
  return json(200, { success: true, message: 'Upload successful.' });
}

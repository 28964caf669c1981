// Pictures for the inbox: named by their addresses, fetched from there, in the creator's hands when all have come.
import type { Answer, Call } from '../../call.ts';
import { isAnswer } from '../../call.ts';
import { fetchLocal } from '../../fetch-local.ts';
import type { JsonRecord } from '../../json.ts';
import { isRecord, numberAt, textAt, textsAt } from '../../json.ts';
import { readPicture } from '../../pictures.ts';
import { inside, problemWithPending, problemWithRate } from './access.ts';
import { invalidParams, respond } from './answers.ts';
import { UPLOAD } from './demo.ts';
import { bodyOf, isAddresses, isText, isWhole, problemWithQuery, recordOf } from './fields.ts';
import { enter } from './posts.ts';
import { newPullId, newUploadToken, newVideoId, type Share, type TikTok } from './state.ts';

const MOST_PHOTOS = 35;
const LONGEST_TITLE = 90;
const LONGEST_DESCRIPTION = 4_000;
const LARGEST_BYTES = 20_000_000;
const LONGEST_SIDE = 1_920;
const PROCESSING_MS = 40;

interface Plan {
  addresses: string[];
  description: string;
}

export function openPhotos(state: TikTok, call: Call): Answer {
  return inside(state, call, [UPLOAD], (creator) => {
    const problem = problemWithQuery(call) ?? problemWithRate(state, creator, 'init');
    if (problem) return problem;
    const plan = planFrom(call);
    if (isAnswer(plan)) return plan;
    const tooMany = problemWithPending(state, creator);
    if (tooMany) return tooMany;
    const now = state.world.now();
    const share: Share = {
      ...{ totalBytes: 0, chunkBytes: 0, chunkCount: 0, receivedBytes: 0, pieceSha256s: [] },
      publishId: newPullId(),
      uploadId: newVideoId(),
      uploadToken: newUploadToken(),
      openId: creator.openId,
      openedAtMs: now,
      addressExpiresAtMs: now,
      video: null,
      isPulled: true,
    };
    state.shares.put(share.uploadId, share);
    void pull(state, call, share, plan);
    return respond({ publish_id: share.publishId });
  });
}

function planFrom(call: Call): Plan | Answer {
  const body = bodyOf(call, {
    ...{ media_type: isText, post_mode: isText },
    ...{ post_info: isRecord, source_info: isRecord },
  });
  if (isAnswer(body)) return body;
  if (textAt(body, 'media_type') !== 'PHOTO' || textAt(body, 'post_mode') !== 'MEDIA_UPLOAD')
    return invalidParams('Only PHOTO with MEDIA_UPLOAD is taken here');
  const shape = { source: isText, photo_images: isAddresses, photo_cover_index: isWhole };
  const info = recordOf(body['source_info'], shape, 'source_info');
  if (isAnswer(info)) return info;
  const addresses = textsAt(info, 'photo_images') ?? [];
  const cover = numberAt(info, 'photo_cover_index') ?? -1;
  if (textAt(info, 'source') !== 'PULL_FROM_URL') return invalidParams('Photos are pulled from their URL');
  if (addresses.length < 1 || addresses.length > MOST_PHOTOS || cover < 0 || cover >= addresses.length)
    return invalidParams('The photo images or the cover index are invalid');
  return wordsFrom(isRecord(body['post_info']) ? body['post_info'] : {}, addresses);
}

function wordsFrom(words: JsonRecord, addresses: string[]): Plan | Answer {
  const strange = Object.keys(words).find((name) => !['title', 'description'].includes(name));
  if (strange !== undefined) return invalidParams(`post_info has an unknown field ${strange}`);
  const { title = '', description = '' } = words;
  if (typeof title !== 'string' || title.length > LONGEST_TITLE) return invalidParams('Invalid title');
  if (typeof description !== 'string' || description.length > LONGEST_DESCRIPTION)
    return invalidParams('Invalid description');
  return { addresses, description };
}

async function pull(
  state: TikTok,
  call: Call,
  share: Share,
  { addresses, description }: Plan,
): Promise<void> {
  const { world } = state;
  const fetched = await Promise.all(addresses.map((address) => fetchLocal(address, 'image/')));
  const files = fetched.flatMap((bytes) => (bytes && bytes.length <= LARGEST_BYTES ? [bytes] : []));
  const reason = files.length < addresses.length ? 'photo_pull_failed' : reasonAgainst(files);
  const failReason = call.bent.flipsTo === 'gone' ? 'internal' : reason;
  const sha256s = files.map((bytes) => world.blobs.keep(bytes));
  const tag = call.headers['x-client-tag'];
  const video = {
    id: newVideoId(),
    sha256: sha256s[0] ?? '',
    byteCount: files.reduce((sum, { length }) => sum + length, 0),
    requestFirstByteAtMs: call.firstByteAtMs,
    arrivedAtMs: world.now(),
    readyAtMs: world.now() + (call.bent.heldForMs ?? PROCESSING_MS),
    failReason,
    publishedAtMs: null,
    photos: { sha256s, description },
    ...(tag === undefined ? {} : { clientTag: tag }),
  };
  if (failReason === null) enter(state, share.openId, video);
  state.shares.put(share.uploadId, { ...share, video });
}

function reasonAgainst(files: Buffer[]): string | null {
  const pictures = files.map((bytes) => readPicture(bytes));
  if (pictures.some((one) => !one || !['jpeg', 'webp'].includes(one.type))) return 'file_format_check_failed';
  const isLarge = pictures.some((one) => one && Math.max(one.widthPixels, one.heightPixels) > LONGEST_SIDE);
  return isLarge ? 'picture_size_check_failed' : null;
}

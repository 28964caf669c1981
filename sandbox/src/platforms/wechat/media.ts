// Pictures of a text, covers, and drafts: what may be made as often as one likes, because no reader sees it.
import type { Answer, Call, Upload } from '../../call.ts';
import { textAt } from '../../json.ts';
import { readPicture } from '../../pictures.ts';
import { inside } from './access.ts';
import { done, malformed, refuse, respond } from './answers.ts';
import { bodyOf, isAnswer, isText } from './fields.ts';
import { showArticle } from './nodes.ts';
import { articlesFrom } from './rules.ts';
import { newMediaId, type WeChat } from './state.ts';

const TEXT_PICTURE_BYTES_BELOW = 1_024 * 1_024;
const MATERIAL_BYTES_AT_MOST = 10 * 1_024 * 1_024;
const TEXT_PICTURES = ['jpeg', 'png'];
const MATERIALS = ['bmp', 'png', 'jpeg', 'gif'];

function fileOf(call: Call, types: string[]): Upload | Answer {
  if (call.body.kind !== 'multipart') return refuse(41005);
  const [strange] = Object.keys(call.body.fields);
  if (strange !== undefined) return malformed(`unknown field ${strange}`);
  const [upload, second] = call.body.uploads;
  if (!upload || second || upload.fieldName !== 'media') return refuse(41005);
  const picture = readPicture(upload.bytes);
  return picture && types.includes(picture.type) ? upload : refuse(40137);
}

/** For the text: counted by nobody, and known by its address. */
export function takeTextPicture(state: WeChat, call: Call): Answer {
  return inside(state, call, ({ appId }) => {
    const upload = fileOf(call, TEXT_PICTURES);
    if (isAnswer(upload)) return upload;
    if (upload.bytes.length >= TEXT_PICTURE_BYTES_BELOW) return refuse(40009);
    const sha256 = state.world.blobs.keep(upload.bytes);
    const url = `${call.origin}/_blobs/${sha256}`;
    state.pictures.put(`${appId} ${url}`, { id: url, appId, sha256 });
    return respond({ url });
  });
}

export function takeMaterial(state: WeChat, call: Call): Answer {
  return inside(
    state,
    call,
    ({ appId }) => {
      if (call.query['type'] !== 'image') return refuse(40004);
      const upload = fileOf(call, MATERIALS);
      if (isAnswer(upload)) return upload;
      if (upload.bytes.length > MATERIAL_BYTES_AT_MOST) return refuse(40009);
      const sha256 = state.world.blobs.keep(upload.bytes);
      const id = newMediaId();
      state.materials.put(id, { id, appId, sha256 });
      return respond({ media_id: id, url: `${call.origin}/_blobs/${sha256}`, item: [] });
    },
    ['type'],
  );
}

export function addDraft(state: WeChat, call: Call): Answer {
  return inside(state, call, (account) => {
    const articles = articlesFrom(state, account, call);
    if (isAnswer(articles)) return articles;
    const { appId } = account;
    const mediaId = newMediaId();
    state.drafts.put(mediaId, { mediaId, appId, articles, madeAtMs: state.world.now() });
    return respond({ media_id: mediaId, item: [] });
  });
}

export function showDraft(state: WeChat, call: Call): Answer {
  return inside(state, call, ({ appId }) => {
    const body = bodyOf(call, { media_id: isText });
    if (isAnswer(body)) return body;
    const draft = state.drafts.get(textAt(body, 'media_id') ?? '');
    if (draft?.appId !== appId) return refuse(40007);
    const items = draft.articles.map((article) => showArticle(article, ''));
    const seconds = Math.floor(draft.madeAtMs / 1_000);
    return respond({ news_item: items, create_time: seconds, update_time: seconds });
  });
}

/** As its owner does in the draft box. */
export function removeDraft(state: WeChat, call: Call): Answer {
  return inside(state, call, ({ appId }) => {
    const body = bodyOf(call, { media_id: isText });
    if (isAnswer(body)) return body;
    const draft = state.drafts.get(textAt(body, 'media_id') ?? '');
    if (draft?.appId !== appId) return refuse(40007);
    state.drafts.remove(draft.mediaId);
    return done();
  });
}

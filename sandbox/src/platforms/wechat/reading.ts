// Reading back: how far a publication is, one by its id, and the list of them, newest first.
import type { Answer, Call } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt } from '../../json.ts';
import { insidePublishing } from './access.ts';
import { refuse, respond } from './answers.ts';
import { bodyOf, isAnswer, isBit, isText, isWhole } from './fields.ts';
import { addressOf, showPublished } from './nodes.ts';
import { statusOf, type Publication, type Status, type WeChat } from './state.ts';

const LISTED_AT_MOST = 20;
const NUMBERS: Record<Status, number> = { live: 0, running: 1, refused: 4, deleted: 5 };

export function showStatus(state: WeChat, call: Call): Answer {
  return insidePublishing(state, call, ({ appId }) => {
    const body = bodyOf(call, { publish_id: isText });
    if (isAnswer(body)) return body;
    const wanted = textAt(body, 'publish_id');
    const publication = state.publications.of(appId).find(({ publishId }) => publishId === wanted);
    return publication ? respond(describe(state, publication, call.origin)) : refuse(40035);
  });
}

function describe(state: WeChat, publication: Publication, origin: string): JsonRecord {
  const status = statusOf(state, publication);
  const places = publication.articles.map((_, place) => place + 1);
  const told = { publish_id: Number(publication.publishId), publish_status: NUMBERS[status], fail_idx: [] };
  if (status === 'refused') return { ...told, fail_idx: places };
  if (status !== 'live') return told;
  const item = places.map((idx) => ({ idx, article_url: `${origin}${addressOf(publication, idx)}` }));
  return { ...told, article_id: publication.articleId, article_detail: { count: item.length, item } };
}

export function showOne(state: WeChat, call: Call): Answer {
  return insidePublishing(state, call, ({ appId }) => {
    const body = bodyOf(call, { article_id: isText });
    if (isAnswer(body)) return body;
    const publication = state.publications.get(textAt(body, 'article_id') ?? '');
    if (publication?.appId !== appId || statusOf(state, publication) !== 'live') return refuse(53600);
    return respond({ news_item: showPublished(publication, call.origin) });
  });
}

export function list(state: WeChat, call: Call): Answer {
  return insidePublishing(state, call, ({ appId }) => {
    const body = bodyOf(call, { offset: isWhole, count: isWhole, no_content: isBit }, ['no_content']);
    if (isAnswer(body)) return body;
    const count = numberAt(body, 'count') ?? 0;
    if (count < 1 || count > LISTED_AT_MOST) return refuse(40035);
    const { hiddenNewerThanMs = Infinity, droppedNewestCount = 0 } = call.bent;
    const all = state.publications
      .of(appId)
      .filter((one) => statusOf(state, one) === 'live' && one.submittedAtMs <= hiddenNewerThanMs)
      .toReversed()
      .slice(droppedNewestCount);
    const offset = numberAt(body, 'offset') ?? 0;
    const shown = all.slice(offset, offset + count);
    const item = shown.map((one) => entry(one, call.origin, body['no_content'] === 1));
    return respond({ total_count: all.length, item_count: item.length, item });
  });
}

function entry(publication: Publication, origin: string, isBare: boolean): JsonRecord {
  const items = showPublished(publication, origin).map(({ content, ...rest }) =>
    isBare ? rest : { ...rest, content },
  );
  const seconds = Math.floor(publication.readyAtMs / 1_000);
  return {
    article_id: publication.articleId,
    content: { news_item: items, create_time: seconds, update_time: seconds },
    update_time: seconds,
  };
}

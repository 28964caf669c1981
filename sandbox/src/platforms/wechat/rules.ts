// What WeChat checks in a draft: how many articles, the length of everything, and that covers and pictures are its own.
import type { Answer, Call } from '../../call.ts';
import type { Json, JsonRecord } from '../../json.ts';
import { textAt } from '../../json.ts';
import { malformed, refuse } from './answers.ts';
import { bodyOf, isAnswer, isBit, isList, isText, recordOf } from './fields.ts';
import type { Account, Article, WeChat } from './state.ts';
import { cleaned, lengthOf, plainText } from './text.ts';

const ARTICLES_AT_MOST = 8;
/** The document says 32; longer ones were taken, and 64 is what the older documents say. */
const LONGEST_TITLE = 64;
const LONGEST_AUTHOR = 16;
const LONGEST_DIGEST = 128;
const CONTENT_BELOW = 20_000;
const CONTENT_BYTES_BELOW = 1_024 * 1_024;
const ADDRESS_BYTES_AT_MOST = 1_024;
const DIGEST_BY_ITSELF = 54;

const SHAPE = {
  article_type: isText,
  title: isText,
  author: isText,
  digest: isText,
  content: isText,
  content_source_url: isText,
  thumb_media_id: isText,
  need_open_comment: isBit,
  only_fans_can_comment: isBit,
};
const OPTIONAL = Object.keys(SHAPE).filter((name) => name !== 'title' && name !== 'content');

export function articlesFrom(state: WeChat, account: Account, call: Call): Article[] | Answer {
  const body = bodyOf(call, { articles: isList });
  if (isAnswer(body)) return body;
  const given: Json[] = Array.isArray(body['articles']) ? body['articles'] : [];
  if (given.length === 0) return refuse(44003);
  if (given.length > ARTICLES_AT_MOST) return refuse(45008);
  const articles: Article[] = [];
  for (const one of given) {
    const article = articleFrom(state, account, one);
    if (isAnswer(article)) return article;
    articles.push(article);
  }
  // Of several none has a summary.
  return articles.length === 1 ? articles : articles.map((article) => ({ ...article, digest: '' }));
}

function articleFrom(state: WeChat, { appId }: Account, given: Json): Article | Answer {
  const read = recordOf(given, SHAPE, OPTIONAL);
  if (isAnswer(read)) return read;
  if (read['article_type'] !== undefined && read['article_type'] !== 'news')
    return malformed('article_type is not part of this stand-in');
  const problem = problemWithLengths(read);
  if (problem) return problem;
  const thumbMediaId = textAt(read, 'thumb_media_id') ?? '';
  if (state.materials.get(thumbMediaId)?.appId !== appId) return refuse(40007);
  const content = textAt(read, 'content') ?? '';
  return {
    title: textAt(read, 'title') ?? '',
    author: textAt(read, 'author') ?? '',
    digest: textAt(read, 'digest') || [...plainText(content)].slice(0, DIGEST_BY_ITSELF).join(''),
    content: cleaned(content, (address) => state.pictures.get(`${appId} ${address}`) !== undefined),
    sourceUrl: textAt(read, 'content_source_url') ?? '',
    thumbMediaId,
    opensComments: read['need_open_comment'] === 1,
    fansOnly: read['only_fans_can_comment'] === 1,
  };
}

function problemWithLengths(read: JsonRecord): Answer | undefined {
  const of = (name: string): string => textAt(read, name) ?? '';
  if (of('title').trim() === '' || of('content').trim() === '') return refuse(44003);
  if (lengthOf(of('title')) > LONGEST_TITLE) return refuse(45003);
  if (lengthOf(of('author')) > LONGEST_AUTHOR) return refuse(45110);
  if (lengthOf(of('digest')) > LONGEST_DIGEST) return refuse(45004);
  const bytes = Buffer.byteLength(of('content'));
  if (lengthOf(of('content')) >= CONTENT_BELOW || bytes >= CONTENT_BYTES_BELOW) return refuse(45002);
  return Buffer.byteLength(of('content_source_url')) > ADDRESS_BYTES_AT_MOST ? refuse(45005) : undefined;
}

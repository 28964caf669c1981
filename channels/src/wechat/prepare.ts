// Covers and pictures go up one by one, then all articles become one draft, which no reader sees.
import { digestOf } from '@herald/contract/article-digest.ts';
import { parseArticle } from '@herald/contract/article-tree.ts';
import { articleWords } from '@herald/contract/article-words.ts';
import type { Post } from '@herald/contract/post.ts';
import { sentArticle } from '@herald/contract/sent-article.ts';
import { z } from 'zod';
import type { Account, Outside, Prepare, StepTaken } from '../channel.ts';
import { unreadable } from '../chosen.ts';
import { noticed, type Result } from '../failure.ts';
import { askWeChat, Material, TextPicture } from './answers.ts';
import { rules } from './rules.ts';

export const draftKey = 'draft';
const articlesAtMost = 8;

/** Of every file that is there already, by its key: a picture's address, a cover's media_id. */
const Uploaded = z.record(z.string(), z.string());
type Uploaded = z.infer<typeof Uploaded>;
export type Article = Omit<Post, 'articles'>;
type File = { readonly key: string; readonly url: string; readonly isCover: boolean };

export const prepare: Prepare = {
  steps: () => [{ key: draftKey }],

  async take(outside, account, post, { key }, kept) {
    if (key !== draftKey) return noticed('media', `The post has no ${key}`, 'no-step');
    const articles = articlesOf(post);
    if (articles.length > articlesAtMost)
      return noticed('content', `${articles.length} articles, WeChat takes ${articlesAtMost}`, 'articles');
    const refused = unreadable(rules, post);
    if (refused) return { ok: false, failure: refused };
    const uploaded = kept ? Uploaded.parse(JSON.parse(kept.handle)) : {};
    const next = articles.flatMap(filesOf).find((file) => uploaded[file.key] === undefined);
    return next
      ? upload(outside, account, next, uploaded)
      : addDraft(
          outside,
          account,
          articles.map((article, place) => wired(article, place, articles.length === 1, uploaded)),
        );
  },
};

export function articlesOf(post: Post): readonly Article[] {
  return post.articles ?? [post];
}

const coverOf = (place: number): string => `cover-${place + 1}`;
const pictureOf = (place: number, index: number): string => `picture-${place + 1}-${index + 1}`;

function filesOf({ cover, images }: Article, place: number): File[] {
  const pictures = images.map(({ url }, index) => ({ key: pictureOf(place, index), url, isCover: false }));
  return cover === null ? pictures : [{ key: coverOf(place), url: cover, isCover: true }, ...pictures];
}

async function upload(
  outside: Outside,
  { token }: Account,
  { key, url, isCover }: File,
  uploaded: Uploaded,
): Promise<Result<StepTaken>> {
  const file = { name: 'media', ...(await outside.readFile(url)) };
  const cover = { path: 'material/add_material', query: { type: 'image' }, file };
  const picture = { path: 'media/uploadimg', file };
  const sent = isCover
    ? await askWeChat(
        outside,
        token.access,
        cover,
        Material.transform(({ media_id: id }) => id),
      )
    : await askWeChat(
        outside,
        token.access,
        picture,
        TextPicture.transform((read) => read.url),
      );
  if (!sent.ok) return sent;
  const now = { ...uploaded, [key]: sent.value };
  const grown = { handle: JSON.stringify(now), offset: Object.keys(now).length };
  return { ok: true, value: { state: 'more', ...grown, askAgainInSeconds: 0 } };
}

async function addDraft(
  outside: Outside,
  { token }: Account,
  articles: readonly object[],
): Promise<Result<StepTaken>> {
  const question = { path: 'draft/add', json: { articles } };
  const added = await askWeChat(outside, token.access, question, Material);
  if (!added.ok) return added;
  return { ok: true, value: { state: 'done', handle: added.value.media_id, expiresInSeconds: null } };
}

function wired(article: Article, place: number, isAlone: boolean, uploaded: Uploaded): object {
  const { articleSettings: settings } = article;
  const author = settings?.author ?? '';
  const sourceUrl = settings?.sourceUrl || (article.link ?? '');
  return {
    article_type: 'news',
    title: article.title,
    ...(author === '' ? {} : { author }),
    ...(isAlone ? { digest: digestOf(article) } : {}),
    content: htmlOf(article, place, uploaded),
    ...(sourceUrl === '' ? {} : { content_source_url: sourceUrl }),
    thumb_media_id: uploaded[coverOf(place)] ?? '',
    // Said either way: what is left out is closed at one account and open at another.
    need_open_comment: settings?.needOpenComment === true ? 1 : 0,
    only_fans_can_comment: settings?.onlyFansCanComment === true ? 1 : 0,
  };
}

function htmlOf(article: Article, place: number, uploaded: Uploaded): string {
  return sentArticle(article, (index) => uploaded[pictureOf(place, index)] ?? '');
}

/** The words of an article as we wrote them, out of its HTML. */
export function plainText(html: string): string {
  return articleWords(parseArticle(html));
}

// One article as its readers find it, for as long as it stands.
import type { Answer, Call } from '../../call.ts';
import { escape, page, postCard } from '../../page.ts';
import { statusOf, type WeChat } from './state.ts';
import { withPicturesAt } from './text.ts';

export function readArticle(state: WeChat, call: Call): Answer {
  const [, articleId = '', index = ''] = /^([\w-]+)\.(\d+)$/.exec(call.params['id'] ?? '') ?? [];
  const publication = state.publications.get(articleId);
  const article = publication?.articles[Number(index) - 1];
  const account = publication && state.accounts.get(publication.appId);
  const stands = publication && statusOf(state, publication) === 'live';
  if (!article || !account || !stands || publication.deleted.includes(Number(index)))
    return page(
      404,
      'WeChat',
      '<section><h1>该内容已被发布者删除</h1><p>The content was deleted by its author.</p></section>',
      'wechat',
    );
  const cover = state.materials.get(article.thumbMediaId);
  const { name } = account;
  const card = postCard({
    accountName: name,
    accountLine: article.author === '' ? 'WeChat' : article.author,
    text: '',
    html: shownHtml(state, account.appId, article.content),
    ...(article.sourceUrl === '' ? {} : { link: article.sourceUrl }),
    pictures: [],
    atMs: publication.readyAtMs,
  });
  const front = cover ? `<img src="/_blobs/${cover.sha256}" alt="">` : '';
  const head = `<section>${front}<h1>${escape(article.title)}</h1><p>${escape(article.digest)}</p></section>`;
  return page(200, `${article.title} | ${name}`, `${head}${card}`, 'wechat');
}

/** Its pictures from here: a page of the stand-in loads nothing from anywhere else. */
function shownHtml({ pictures }: WeChat, appId: string, content: string): string {
  return withPicturesAt(content, (address) => {
    const picture = pictures.get(`${appId} ${address}`);
    return picture ? `/_blobs/${picture.sha256}` : '';
  });
}

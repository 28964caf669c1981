// An article of an official account: its card in the list with cover, title and summary, then the page with its pictures behind the text.
import { picturesOf } from '@herald/contract/article.ts';
import { parseArticle } from '@herald/contract/article-tree.ts';
import { keepsLink } from '@herald/contract/sent-article.ts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleView } from '../../lib/article-view.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PostMedia } from './post-media.tsx';
import type { PostLayoutProps } from './post-layout.ts';

export const ArticlePost = memo(function ArticlePost({ post, text, identity, face, rules }: PostLayoutProps) {
  const { t } = useTranslation();
  const article = useMemo(() => parseArticle(post.article ?? ''), [post.article]);
  const placed = useMemo(() => new Set(picturesOf(article)), [article]);
  const behind = { ...post, images: post.images.filter(({ url }) => !placed.has(url)) };
  const { author = '', sourceUrl = '' } = post.articleSettings ?? {};
  const altOf = (url: string) => post.images.find((image) => image.url === url)?.altText ?? '';
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <article className={`pv-post pv-article pv-${face.look}`} aria-label={rules.name}>
      <figure className="pv-article-card">
        {post.cover ? <img src={post.cover} alt="" /> : <NothingYet kind="cover" />}
        <figcaption dir="auto">{post.title || identity.pageName}</figcaption>
      </figure>
      {(post.description ?? '') !== '' && (
        <p className="pv-article-summary" dir="auto">
          {post.description}
        </p>
      )}
      <div className="pv-article-page">
        <h3 dir="auto">{post.title}</h3>
        <p className="pv-article-by">
          {author !== '' && <bdi>{author}</bdi>} <span>{identity.pageName}</span> {t('preview.justNow')}
        </p>
        {post.article === undefined ? (
          paragraphs.map((paragraph, index) => (
            <p key={index} className="pv-text" dir="auto">
              {paragraph}
            </p>
          ))
        ) : (
          <ArticleView {...{ article, altOf, keepsLink }} />
        )}
        <PostMedia post={behind} face={face} />
        {sourceUrl !== '' && (
          <p className="pv-article-by">
            <span title={sourceUrl}>{t('preview.readMore')}</span>
          </p>
        )}
      </div>
    </article>
  );
});

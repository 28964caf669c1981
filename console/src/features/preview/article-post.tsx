// An article of an official account: its card in the list with cover, title and summary, then the page with its pictures behind the text.
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingYet } from './nothing-yet.tsx';
import { PostMedia } from './post-media.tsx';
import type { PostLayoutProps } from './post-layout.ts';

export const ArticlePost = memo(function ArticlePost({ post, text, identity, face, rules }: PostLayoutProps) {
  const { t } = useTranslation();
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <article className={`pv-post pv-article pv-${face.look}`} aria-label={rules.name}>
      <figure className="pv-article-card">
        {post.cover ? <img src={post.cover} alt="" /> : <NothingYet kind="cover" />}
        <figcaption dir="auto">{post.title || identity.pageName}</figcaption>
      </figure>
      {post.description !== undefined && (
        <p className="pv-article-summary" dir="auto">
          {post.description}
        </p>
      )}
      <div className="pv-article-page">
        <h3 dir="auto">{post.title}</h3>
        <p className="pv-article-by">
          <span>{identity.pageName}</span> {t('preview.justNow')}
        </p>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="pv-text" dir="auto">
            {paragraph}
          </p>
        ))}
        <PostMedia post={post} face={face} />
      </div>
    </article>
  );
});

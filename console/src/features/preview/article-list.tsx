// A message of several articles as readers get it: the first large with its cover, the others a line each; a click opens one.
import type { Post } from '@herald/contract/post.ts';
import { useTranslation } from 'react-i18next';
import './article-list.css';
import { NothingYet } from './nothing-yet.tsx';

export type Articles = {
  readonly posts: readonly Post[];
  /** The place of the opened one. */
  readonly at: number;
  readonly onOpen: (at: number) => void;
};

export function ArticleList({ posts, at, onOpen, label }: Articles & { readonly label: string }) {
  const { t } = useTranslation();
  return (
    <ol className="pv-articles" aria-label={t('preview.articles', { channel: label, number: posts.length })}>
      {posts.map(({ title, cover }, place) => (
        <li key={place}>
          <button
            type="button"
            className={place === 0 ? 'pv-articles-first' : 'pv-articles-next'}
            {...(place === at ? { 'aria-current': true } : {})}
            onClick={() => onOpen(place)}
          >
            <span dir="auto">{title || t('list.untitled')}</span>
            {cover ? <img src={cover} alt="" /> : <NothingYet kind="cover" />}
          </button>
        </li>
      ))}
    </ol>
  );
}

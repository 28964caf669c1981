// An article to write or to edit: loaded first where it is one already; its tag and its window say which.
import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { setTabTitle } from '../../lib/tab-title.ts';
import { ListStanding } from '../../ui/list-standing.tsx';
import { useArticle } from './api.ts';
import { draftOf, emptyDraft } from './article-draft.ts';
import { ArticleForm } from './article-form.tsx';
import type { ArticleFormSlots } from './article-slots.ts';
import './demo.css';

export type ArticlePageProps = ArticleFormSlots & {
  /** Null for a new one. */
  readonly id: number | null;
};

export function ArticlePage({ id, ...slots }: ArticlePageProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const article = useArticle(id);
  const heading = id === null ? t('menu.demo.createArticle') : t('demo.editing', { id });
  useEffect(() => {
    if (id !== null) setTabTitle(pathname, heading);
  }, [id, pathname, heading]);
  if (id === null) return <ArticleForm {...slots} id={null} begun={emptyDraft} heading={heading} />;
  if (article.isError)
    return (
      <ListStanding
        isWaiting
        pageSize={1}
        failure={sentenceOf(article.error)}
        retry={{ label: t('list.retry'), onRetry: () => void article.refetch() }}
        empty={{ text: '' }}
      />
    );
  // Never what another visit left behind: it may have been saved since.
  if (!article.data || !article.isFetchedAfterMount) return <Skeleton active paragraph={{ rows: 8 }} />;
  return <ArticleForm {...slots} id={id} begun={draftOf(article.data)} heading={heading} />;
}

// An article while it is written: what the form begins with, what it lacks, and what is saved of it.
import { fieldsOf } from '@herald/contract/formatted-text.ts';
import { parseArticle } from '@herald/contract/article-tree.ts';
import {
  articleTitleLimit,
  isSource,
  type DemoArticle,
  type DemoPlatform,
  type DemoStatus,
} from '@herald/contract/demo.ts';
import type { ArticleFields } from '../../lib/article-slot.ts';

export type ArticleDraft = {
  readonly status: DemoStatus;
  readonly title: string;
  /** Its words, and the markup of its formatting. */
  readonly text: ArticleFields;
  readonly summary: string;
  readonly source: string;
  readonly picture: string;
  /** A wall clock of the platform's zone; null for none. */
  readonly displayTime: string | null;
  readonly platforms: readonly DemoPlatform[];
  readonly isCommentOff: boolean;
  readonly importance: number;
  readonly author: string;
};

export const emptyDraft: ArticleDraft = {
  status: 'draft',
  title: '',
  text: { content: '', dataContent: '' },
  summary: '',
  source: '',
  picture: '',
  displayTime: null,
  platforms: ['a-platform'],
  isCommentOff: false,
  importance: 0,
  author: '',
};

export function draftOf(article: DemoArticle): ArticleDraft {
  return {
    status: article.status,
    title: article.title,
    text: fieldsOf(parseArticle(article.content)),
    summary: article.content_short,
    source: article.source_uri,
    picture: article.image_uri,
    displayTime: article.display_time,
    platforms: article.platforms,
    isCommentOff: article.comment_disabled,
    importance: article.importance,
    author: article.author,
  };
}

export const requiredFields = ['image_uri', 'title', 'content'] as const;
export type Lack = (typeof requiredFields)[number] | 'source_uri' | 'title_long';

/** What stands in the way of publishing it, in the order of the form (R-DEMO-041 to R-DEMO-045). */
export function lacksToPublish(draft: ArticleDraft): Lack[] {
  const has = { image_uri: draft.picture, title: draft.title.trim(), content: draft.text.content.trim() };
  return [
    ...requiredFields.filter((field) => has[field] === ''),
    ...(isSource(draft.source) ? [] : (['source_uri'] as const)),
    ...(draft.title.length > articleTitleLimit ? (['title_long'] as const) : []),
  ];
}

/** R-DEMO-046. */
export function mayBeDraft({ title, text }: ArticleDraft): boolean {
  return title.trim() !== '' && text.content.trim() !== '';
}

export function savedOf(draft: ArticleDraft, status: DemoStatus) {
  return {
    status,
    title: draft.title,
    content: draft.text.dataContent,
    content_short: draft.summary,
    source_uri: draft.source,
    image_uri: draft.picture,
    display_time: draft.displayTime,
    platforms: [...draft.platforms],
    comment_disabled: draft.isCommentOff,
    importance: draft.importance,
    author: draft.author,
  };
}

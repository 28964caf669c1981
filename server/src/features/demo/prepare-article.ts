// Prepare: what was written of an article as its row takes it; its text holds what an article may hold, and nothing else.
import type { ChangedDemoArticle, NewDemoArticle } from '@herald/contract/demo.ts';
import { articleMarkup } from '@herald/contract/article-markup.ts';
import { parseArticle } from '@herald/contract/article-tree.ts';
import { instantOf } from '@herald/contract/zoned-time.ts';
import { Refusal } from '../../refusal.ts';
import type { ArticleChange } from './store/articles.ts';

/** Refuses a time that is none. */
export function prepareArticle(
  written: Omit<ChangedDemoArticle, 'id'> | NewDemoArticle,
  zone: string,
): ArticleChange {
  const { display_time: displayTime, timestamp, content, ...rest } = written;
  return {
    ...rest,
    ...(content === undefined ? {} : { content: articleMarkup(parseArticle(content)) }),
    ...(timestamp === undefined ? {} : { stamped_at: new Date(timestamp) }),
    ...(displayTime === undefined ? {} : { displayed_at: momentOf(displayTime, zone) }),
  };
}

function momentOf(text: string | null, zone: string): Date | null {
  if (text === null || text === '') return null;
  const moment = instantOf(text, zone);
  if (!moment) throw new Refusal('time-unreadable');
  return moment.instant;
}

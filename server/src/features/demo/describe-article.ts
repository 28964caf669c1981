// Describe: a row of an article as the wire has it, its times as wall clock of the platform's zone and as milliseconds.
import type { DemoArticle } from '@herald/contract/demo.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { ArticleRow } from './store/articles.ts';

export function describeArticle({ displayed_at, stamped_at, ...row }: ArticleRow, zone: string): DemoArticle {
  return {
    ...row,
    display_time: displayed_at ? wallClockOf(displayed_at, zone) : null,
    timestamp: stamped_at.getTime(),
  };
}

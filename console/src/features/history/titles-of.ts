// What a publication is called: a message with several articles by the title of each, since each goes where it goes.
import type { HistoryItem } from '@herald/contract/publications.ts';

type Named = Pick<HistoryItem, 'title' | 'articles'>;

/** `untitled` stands for what has no title. */
export function titlesOf({ title, articles }: Named, untitled: string): string[] {
  const titles = articles.length > 1 ? articles : [title];
  return titles.map((one) => (one === '' ? untitled : one));
}

/** In one line. */
export function namesOf(item: Named, untitled: string): string {
  return titlesOf(item, untitled).join(' · ');
}

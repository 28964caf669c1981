// What the palette has found for the words typed: pages at once, packages and accounts as their answers come.
import { useAccounts, usePackages } from './api.ts';
import { matchWords } from './match-words.ts';

export type PalettePage = {
  readonly key: string;
  readonly title: string;
  readonly to: string;
  readonly isOutside: boolean;
};

export type Finding = {
  readonly kind: 'pages' | 'packages' | 'accounts';
  readonly found: readonly PalettePage[];
};

const most = 8;

export function useFindings(pages: readonly PalettePage[], words: string): readonly Finding[] {
  const packages = usePackages(words).data ?? [];
  const accounts = useAccounts().data ?? [];
  const found: Finding[] = [{ kind: 'pages', found: matchWords(pages, words) }];
  if (words === '') return found;
  const inside = { isOutside: false };
  return [
    ...found,
    {
      kind: 'packages',
      found: packages.slice(0, most).map(({ id, title }) => ({
        ...inside,
        key: `package ${id}`,
        title,
        to: `/api/content/contentList/query?id=${encodeURIComponent(id)}`,
      })),
    },
    {
      kind: 'accounts',
      found: matchWords(accounts, words)
        .slice(0, most)
        .map(({ id, title }) => ({
          ...inside,
          key: `account ${id}`,
          title,
          to: `/api/content/publish/statistic?bid=${encodeURIComponent(id)}`,
        })),
    },
  ];
}

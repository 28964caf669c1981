// Whether the words are written as an article: where the channel's readers get one, and somebody wants or has formatted it.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Composition } from '@herald/contract/content.ts';
import { isFormatted } from '@herald/contract/formatted-text.ts';
import { useMemo, useState } from 'react';

export type ArticleMode = {
  readonly isArticle: boolean;
  readonly isFormatted: boolean;
  /** Absent where no channel has articles. */
  readonly switchOn?: () => void;
  readonly switchOff: () => void;
};

export function useArticleMode(content: Composition, rules: readonly ChannelRules[]): ArticleMode {
  const formatted = useMemo(() => isFormatted(content), [content]);
  const [isWanted, setWanted] = useState(false);
  const takesArticles = rules.some(({ article }) => article !== undefined);
  // One that was opened without accounts is shown as it was written.
  const isArticle = (takesArticles && (isWanted || formatted)) || (rules.length === 0 && formatted);
  return {
    isArticle,
    isFormatted: formatted,
    ...(takesArticles && !isArticle ? { switchOn: () => setWanted(true) } : {}),
    switchOff: () => setWanted(false),
  };
}

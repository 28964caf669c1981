// The words for what readers did with a post.
import type { FigureName } from '@herald/contract/figures.ts';

export const figureWords = {
  views: 'history.figures.names.views',
  reach: 'history.figures.names.reach',
  likes: 'history.figures.names.likes',
  comments: 'history.figures.names.comments',
  shares: 'history.figures.names.shares',
  saves: 'history.figures.names.saves',
  clicks: 'history.figures.names.clicks',
} as const satisfies Record<FigureName, string>;

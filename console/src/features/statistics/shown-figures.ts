// Which of the platforms' figures stand in the statistics; a post's own row tells the rest of them.
import type { FigureName } from '@herald/contract/figures.ts';

export const shownFigures = ['views', 'likes', 'comments', 'shares'] as const satisfies readonly FigureName[];

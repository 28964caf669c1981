// Figures as a platform tells them, without those that it does not.
import { figureNames, type FigureName, type Figures } from '@herald/contract/figures.ts';

/** Null or missing: not told. */
export function counted(told: Readonly<Partial<Record<FigureName, number | null | undefined>>>): Figures {
  const found: Figures = {};
  for (const name of figureNames) {
    const figure = told[name];
    if (figure != null) found[name] = figure;
  }
  return found;
}

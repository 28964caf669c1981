// Figures side by side, in the same order everywhere; only those that the platform tells.
import { figureNames, type Figures } from '@herald/contract/figures.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { figureWords } from '../../lib/figure-words.ts';
import './figure-grid.css';

export function FigureGrid({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation();
  const written = new Intl.NumberFormat(currentLanguage());
  const told = figureNames.flatMap((name) => {
    const figure = figures[name];
    return figure === undefined ? [] : [{ name, figure }];
  });
  if (told.length === 0) return null;
  return (
    <dl className="figure-grid">
      {told.map(({ name, figure }) => (
        <div key={name}>
          <dt>{t(figureWords[name])}</dt>
          <dd>{written.format(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

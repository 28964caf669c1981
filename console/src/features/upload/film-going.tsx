// Say which video goes to which channel, on its tile, before anything is scheduled.
import { useTranslation } from 'react-i18next';
import type { FilmVerdict } from './film-verdict.ts';
import { listed } from '../../lib/listed.ts';

export function FilmGoing({ verdict }: { readonly verdict: FilmVerdict | null }) {
  const { t } = useTranslation();
  if (!verdict) return null;
  const needing = listed(verdict.needing);
  const original = listed(verdict.original);
  const converted = listed(verdict.converted);
  const unconverted = listed(verdict.unconverted);
  const waits = {
    offered: t('upload.film.verdict.for', { needing }),
    underway: t('upload.film.verdict.isFor', { needing }),
  };
  return (
    <output className="up-film">
      {needing !== '' && <span>{waits[verdict.conversion]}</span>}
      {unconverted !== '' && <span>{t('upload.film.verdict.unconverted', { unconverted })}</span>}
      {converted !== '' && <span>{t('upload.film.verdict.converted', { converted })}</span>}
      {original !== '' && <span>{t('upload.film.verdict.original', { original })}</span>}
    </output>
  );
}

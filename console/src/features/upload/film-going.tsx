// Say which video goes to which channel, on its tile, before anything is scheduled.
import { useTranslation } from 'react-i18next';
import type { FilmVerdict } from './film-verdict.ts';

export function FilmGoing({ verdict }: { readonly verdict: FilmVerdict | null }) {
  const { t } = useTranslation();
  if (!verdict) return null;
  if ('needing' in verdict) {
    const needing = verdict.needing.join(', ');
    const others = verdict.others.join(', ');
    const first =
      verdict.goes === 'for'
        ? t('upload.film.verdict.for', { needing })
        : t('upload.film.verdict.isFor', { needing });
    return (
      <output className="up-film">
        <span>{first}</span>
        {others !== '' && <span>{t('upload.film.verdict.others', { others })}</span>}
      </output>
    );
  }
  const all = verdict.all.join(', ');
  const words = {
    original: t('upload.film.verdict.original', { all }),
    converted: t('upload.film.verdict.converted', { all }),
    unless: t('upload.film.verdict.unless', { all }),
  };
  return <output className="up-film">{words[verdict.goes]}</output>;
}

// An address nobody has (R-RTE-031, R-RTE-032).
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  );
}

/** Inside the layout, whose main part it stands in. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <div className="plain">
      <p className="plain-number" aria-hidden="true">
        404
      </p>
      <h1>{t('app.notFound.text')}</h1>
      <p>{t('app.notFound.advice')}</p>
      <Link className="plain-button" to="/">
        {t('app.notFound.home')}
      </Link>
    </div>
  );
}

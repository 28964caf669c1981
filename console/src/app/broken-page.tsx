// What a person sees when a page fails while it is drawn or loaded: a sentence and a way on.
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { useEffect } from 'react';

export function BrokenPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="plain" role="alert">
      <h1>{t('app.broken.title')}</h1>
      <p>{t('app.broken.text')}</p>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {t('app.broken.reload')}
      </button>
    </main>
  );
}

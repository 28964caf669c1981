// The page that prints itself: behind a mask for three seconds, then the browser's own print dialog (R-DEMO-055).
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './pdf-print.css';

const maskedMs = 3_000;

export function PdfPrint() {
  const { t } = useTranslation();
  const [isMasked, setMasked] = useState(true);
  const title = t('demo.pdf.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const timer = setTimeout(() => setMasked(false), maskedMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Drawn without the mask first: what is printed is what is seen.
    if (!isMasked) requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
  }, [isMasked]);
  return (
    <main className={isMasked ? 'dp-page dp-page-masked' : 'dp-page'}>
      {isMasked && (
        <output className="dp-mask">
          <span className="dp-spinner" aria-hidden="true" />
          {t('demo.pdf.preparing')}
        </output>
      )}
      <article>
        <h1>{title}</h1>
        <p>{t('demo.pdf.first')}</p>
        <p>{t('demo.pdf.second')}</p>
        <p>{t('demo.pdf.third')}</p>
      </article>
    </main>
  );
}

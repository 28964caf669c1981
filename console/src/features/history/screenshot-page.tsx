// The picture of a channel's page, in a window of its own: asked for, waited for with moving dots, shown, or said to have failed (document 1 §2).
import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageShot } from './use-page-shot.ts';
import './pictures.css';

export function ScreenshotPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { shot, again } = usePageShot(query.get('channel') ?? '', query.get('url') ?? '');
  if (shot.state === 'loading')
    return (
      <output className="picture-loading">
        {t('history.pictures.loading')}
        <span className="moving-dots" aria-hidden="true">
          <i>.</i>
          <i>.</i>
          <i>.</i>
        </span>
      </output>
    );
  if (shot.state === 'failed')
    return (
      <Result
        status="warning"
        title={<span role="alert">{t('history.pictures.failed')}</span>}
        subTitle={shot.because}
        extra={
          <Button type="primary" onClick={again}>
            {t('history.pictures.reload')}
          </Button>
        }
      />
    );
  return (
    <img className="picture-whole" src={shot.address} alt={t('history.pictures.of', { address: shot.of })} />
  );
}

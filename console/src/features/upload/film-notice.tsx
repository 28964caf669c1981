// What is said of a video beside it: that it is looked at, why it is converted and how far that is, what went wrong, and what can be done.
import { megabytes } from '@herald/contract/channel-problem.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilmReasons } from './film-reasons.tsx';
import type { Film } from './use-film.ts';

export function FilmNotice({ film }: { readonly film: Film }) {
  const { t } = useTranslation();
  const { state } = film;
  if (state.kind === 'plain') return null;
  if (state.kind === 'checking') return <Notice words={t('upload.film.checking')} />;
  if (state.kind === 'unchecked')
    return <Alarm words={t('upload.film.unchecked')} onRetry={film.lookAgain} />;
  if (state.kind === 'converting')
    return (
      <Notice words={t('upload.film.converting', { percent: state.percent })}>
        <progress max={100} value={state.percent} aria-label={t('upload.film.progress')} />
        <FilmReasons reasons={state.reasons} />
        <Button size="small" onClick={film.cancel}>
          {t('upload.film.cancel')}
        </Button>
      </Notice>
    );
  if (state.kind === 'failed') {
    const words = {
      unreadable: t('upload.film.failed.unreadable'),
      failed: t('upload.film.failed.failed'),
      'too-often': t('upload.film.failed.tooOften'),
      'file-gone': t('upload.film.failed.fileGone'),
    };
    return <Alarm words={words[state.reason]} onRetry={film.convert} />;
  }
  if (state.kind === 'offered')
    return (
      <Notice words={t(state.wasCancelled ? 'upload.film.cancelled' : 'upload.film.offered')}>
        <FilmReasons reasons={state.reasons} />
        <Button size="small" onClick={film.convert}>
          {t('upload.film.convert')}
        </Button>
      </Notice>
    );
  const { name, size } = state.original;
  return (
    <Notice words={t('upload.film.converted', { name, size: megabytes(size) })}>
      <Button size="small" onClick={film.useOriginal}>
        {t('upload.film.useOriginal')}
      </Button>
    </Notice>
  );
}

type NoticeProps = { readonly words: string; readonly children?: React.ReactNode };

function Notice({ words, children }: NoticeProps) {
  return (
    <output className="up-film">
      <span>{words}</span>
      {children}
    </output>
  );
}

type AlarmProps = { readonly words: string; readonly onRetry: () => void };

function Alarm({ words, onRetry }: AlarmProps) {
  const { t } = useTranslation();
  return (
    <div className="up-film up-row-failed" role="alert">
      <span>{words}</span>
      <Button size="small" onClick={onRetry}>
        {t('upload.retry')}
      </Button>
    </div>
  );
}

// Ten moments of a film side by side, drawn by the server: a click goes there.
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStrip } from './api.ts';
import { sayTime } from './say-time.ts';
import { smallAddress } from '../../lib/small-address.ts';

export type FrameStripProps = {
  readonly source: string;
  readonly atMs: number;
  readonly onGo: (atMs: number) => void;
};

export function FrameStrip({ source, atMs, onGo }: FrameStripProps) {
  const { t } = useTranslation();
  const { data, isError } = useStrip(source);
  if (isError) return <p className="pi-hint">{t('picture.frame.stripFailed')}</p>;
  if (!data)
    return (
      <div className="pi-hint" aria-live="polite">
        <Spin size="small" /> {t('picture.frame.stripWait')}
      </div>
    );
  return (
    <fieldset className="pi-strip" aria-label={t('picture.frame.strip')}>
      {data.map((frame) => (
        <button
          key={frame.atMs}
          type="button"
          aria-label={t('picture.frame.at', { time: sayTime(frame.atMs) })}
          aria-pressed={frame.atMs === atMs}
          onClick={() => onGo(frame.atMs)}
        >
          <img src={smallAddress(frame.url, 160)} alt="" />
        </button>
      ))}
    </fieldset>
  );
}

// The film at one moment: in the browser's own player, or, where it cannot play the film, as the server draws it.
import { Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSmallFrame } from './api.ts';
import { useSettled } from './use-settled.ts';

export type FrameStageProps = {
  /** What the browser may be able to play. */
  readonly playing: string;
  /** What pictures are drawn of. */
  readonly source: string;
  readonly atMs: number;
};

const secondMs = 1_000;
const settlesAfterMs = 200;

export function FrameStage({ playing, source, atMs }: FrameStageProps) {
  const { t } = useTranslation();
  const player = useRef<HTMLVideoElement>(null);
  const [plays, setPlays] = useState(true);
  useEffect(() => {
    if (player.current) player.current.currentTime = atMs / secondMs;
  }, [atMs]);
  if (!plays) return <DrawnFrame source={source} atMs={atMs} />;
  return (
    <div className="pi-stage">
      <video
        ref={player}
        src={playing}
        muted
        playsInline
        preload="auto"
        aria-label={t('picture.frame.stage')}
        // A browser that knows the sound alone plays on without a picture.
        onLoadedMetadata={({ currentTarget }) => setPlays(currentTarget.videoWidth > 0)}
        onError={() => setPlays(false)}
      >
        <track kind="captions" />
      </video>
    </div>
  );
}

function DrawnFrame({ source, atMs }: Pick<FrameStageProps, 'source' | 'atMs'>) {
  const { t } = useTranslation();
  const { data, isFetching, isError } = useSmallFrame(source, useSettled(atMs, settlesAfterMs));
  return (
    <>
      <div className="pi-stage">
        {data && <img src={data.url} alt={t('picture.frame.stage')} />}
        {isFetching && <Spin className="pi-stage-wait" />}
      </div>
      <p className="pi-hint" aria-live="polite">
        {isError ? t('picture.frame.undrawn') : t('picture.frame.drawn')}
      </p>
    </>
  );
}

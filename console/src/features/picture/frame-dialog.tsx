// Choose a frame: anywhere in the film, frame by frame or by ten moments of it; the server draws it as the cover.
import type { MediaItem } from '@herald/contract/content.ts';
import { evenTimes } from '@herald/contract/film-times.ts';
import { Alert, Button, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useDrawFrame, useFilmLength } from './api.ts';
import { FrameSlider, type Film } from './frame-slider.tsx';
import { FrameStage } from './frame-stage.tsx';
import { FrameStrip } from './frame-strip.tsx';
import './picture.css';

export type FrameDialogProps = {
  readonly video: Pick<MediaItem, 'url' | 'original'>;
  /** Where the cover is from, if it is a frame already. */
  readonly before: { readonly videoUrl: string; readonly atMs: number } | null;
  readonly onDrawn: (url: string, next: 'use' | 'crop') => void;
  readonly onCancel: () => void;
};

const secondMs = 1_000;
const moments = 10;

export function FrameDialog({ video, before, onDrawn, onCancel }: FrameDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  // A converted film is drawn of its original: nothing is lost twice.
  const source = video.original?.url ?? video.url;
  const { data, isPending } = useFilmLength(source);
  const film: Film | null = data?.durationSeconds
    ? { durationMs: Math.floor(data.durationSeconds * secondMs), rate: data.picture?.frameRate ?? 0 }
    : null;
  const [chosen, setChosen] = useState(before?.videoUrl === source ? before.atMs : null);
  const [next, setNext] = useState<'use' | 'crop'>('use');
  const drawing = useDrawFrame((url) => onDrawn(url, next));
  const atMs = chosen ?? (film ? (evenTimes(film.durationMs, moments)[0] ?? 0) : 0);
  const draw = (wanted: 'use' | 'crop') => {
    setNext(wanted);
    drawing.mutate({ videoUrl: source, atMs });
  };
  const isBusy = !film || drawing.isPending;
  return (
    <Modal
      open
      className="pi-dialog"
      width={760}
      title={t('picture.frame.title')}
      closable={false}
      mask={{ closable: false }}
      afterOpenChange={leadFocusIn}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          {t('picture.cancel')}
        </Button>,
        <Button
          key="crop"
          disabled={isBusy}
          loading={drawing.isPending && next === 'crop'}
          onClick={() => draw('crop')}
        >
          {t('picture.frame.useAndCrop')}
        </Button>,
        <Button
          key="use"
          type="primary"
          disabled={isBusy}
          loading={drawing.isPending && next === 'use'}
          onClick={() => draw('use')}
        >
          {t('picture.frame.use')}
        </Button>,
      ]}
    >
      {isPending && <Spin />}
      {!isPending && !film && <Alert type="warning" showIcon title={t('picture.frame.unread')} />}
      {film && (
        <>
          <FrameStage playing={video.url} {...{ source, atMs }} />
          <FrameSlider {...{ film, atMs }} onGo={setChosen} />
          <FrameStrip {...{ source, atMs }} onGo={setChosen} />
        </>
      )}
    </Modal>
  );
}

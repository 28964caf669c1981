// Where in the film: a slider whose arrow keys go frame by frame, buttons for the same, and the time in words.
import { frameAtTime, frameCount, timeOfFrame } from '@herald/contract/film-times.ts';
import { DoubleLeftOutlined, DoubleRightOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sayTime } from './say-time.ts';

export type Film = { readonly durationMs: number; readonly rate: number };

export type FrameSliderProps = {
  readonly film: Film;
  readonly atMs: number;
  readonly onGo: (atMs: number) => void;
};

const usualRate = 30;

export function FrameSlider({ film, atMs, onGo }: FrameSliderProps) {
  const { t } = useTranslation();
  const last = frameCount(film.durationMs, film.rate) - 1;
  const second = Math.max(1, Math.round(film.rate || usualRate));
  const index = frameAtTime(atMs, film);
  const goTo = (frame: number) => onGo(timeOfFrame(Math.max(0, Math.min(last, frame)), film));
  const go = (by: number) => goTo(index + by);
  const time = sayTime(atMs);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!way || !event.shiftKey) return;
    event.preventDefault();
    go(way * second);
  };
  return (
    <div className="pi-slider">
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-label={t('picture.frame.moment')}
        aria-valuetext={time}
        aria-describedby="pi-frame-keys"
        onKeyDown={onKeyDown}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <div className="pi-steps">
        <Button
          size="small"
          icon={<DoubleLeftOutlined aria-hidden />}
          aria-label={t('picture.frame.secondBack')}
          onClick={() => go(-second)}
        />
        <Button
          size="small"
          icon={<LeftOutlined aria-hidden />}
          aria-label={t('picture.frame.frameBack')}
          onClick={() => go(-1)}
        />
        <output>{time}</output>
        <Button
          size="small"
          icon={<RightOutlined aria-hidden />}
          aria-label={t('picture.frame.frameOn')}
          onClick={() => go(1)}
        />
        <Button
          size="small"
          icon={<DoubleRightOutlined aria-hidden />}
          aria-label={t('picture.frame.secondOn')}
          onClick={() => go(second)}
        />
      </div>
      <p id="pi-frame-keys" className="pi-hint">
        {t('picture.frame.keys')}
      </p>
    </div>
  );
}

// One picture of the post: how it looks, what it shows in words, and its place among the others.
import type { MediaItem } from '@herald/contract/content.ts';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type PictureTileProps = {
  readonly picture: MediaItem;
  readonly index: number;
  readonly count: number;
  /** What else can be done with it. */
  readonly tools: ReactNode;
  readonly onDescribe: (index: number, altText: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
};

export function PictureTile({ picture, index, count, tools, ...steps }: PictureTileProps) {
  const { t } = useTranslation();
  const { onDescribe, onMove, onRemove } = steps;
  const name = picture.name;
  return (
    <div className="up-tile" data-picture={picture.url}>
      <img src={picture.url} alt={picture.dataContent} title={name} />
      <Input
        size="small"
        value={picture.dataContent}
        placeholder={t('upload.alt')}
        aria-label={t('upload.altOf', { name })}
        onChange={(event) => onDescribe(index, event.target.value)}
      />
      <div className="up-tile-steps">
        <Button
          size="small"
          disabled={index === 0}
          aria-label={t('upload.moveLeft', { name })}
          onClick={() => onMove(index, index - 1)}
        >
          ←
        </Button>
        <Button
          size="small"
          disabled={index === count - 1}
          aria-label={t('upload.moveRight', { name })}
          onClick={() => onMove(index, index + 1)}
        >
          →
        </Button>
        <Button size="small" danger aria-label={t('upload.remove', { name })} onClick={() => onRemove(index)}>
          ✕
        </Button>
      </div>
      {tools}
    </div>
  );
}

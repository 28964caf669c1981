// The picture with the part that is kept: drawn, moved and sized by pointer, touch and keys.
import type { PictureArea, PictureSize } from '@herald/contract/picture-area.ts';
import { ratioValue } from '@herald/contract/picture-area.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { smallAddress } from '../../lib/small-address.ts';

export type CropStageProps = {
  readonly url: string;
  readonly size: PictureSize;
  readonly area: PictureArea;
  readonly ratio: string | null;
  readonly zoom: number;
  readonly onDraw: (area: PictureArea) => void;
  readonly onZoom: (zoom: number) => void;
};

/** Of pixels on the screen. */
const sideAtLeast = 24;

export function CropStage({ url, size, area, ratio, zoom, onDraw, onZoom }: CropStageProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  useWheelZoom(stage, zoom, onZoom);
  const share = (pixels: number, of: number) => (100 * pixels) / of;
  return (
    <div ref={stage} className="pi-stage">
      <ReactCrop
        {...(ratio === null ? {} : { aspect: ratioValue(ratio) })}
        crop={{
          unit: '%',
          x: share(area.x, size.width),
          y: share(area.y, size.height),
          width: share(area.width, size.width),
          height: share(area.height, size.height),
        }}
        onChange={(_pixels, { x, y, width, height }) =>
          onDraw({
            x: (x * size.width) / 100,
            y: (y * size.height) / 100,
            width: (width * size.width) / 100,
            height: (height * size.height) / 100,
          })
        }
        keepSelection
        ruleOfThirds
        minWidth={sideAtLeast}
        minHeight={sideAtLeast}
        ariaLabels={{
          cropArea: t('picture.crop.area'),
          nwDragHandle: t('picture.crop.corner.upperLeft'),
          neDragHandle: t('picture.crop.corner.upperRight'),
          swDragHandle: t('picture.crop.corner.lowerLeft'),
          seDragHandle: t('picture.crop.corner.lowerRight'),
          nDragHandle: t('picture.crop.edge.upper'),
          sDragHandle: t('picture.crop.edge.lower'),
          wDragHandle: t('picture.crop.edge.left'),
          eDragHandle: t('picture.crop.edge.right'),
        }}
      >
        <img src={smallAddress(url, 1280)} alt={t('picture.crop.whole')} draggable={false} />
      </ReactCrop>
    </div>
  );
}

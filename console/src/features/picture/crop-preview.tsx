// What will be left of the picture, as it will look, and how many pixels that is.
import type { PictureArea, PictureSize } from '@herald/contract/picture-area.ts';
import { useTranslation } from 'react-i18next';
import { smallAddress } from '../../lib/small-address.ts';

export type CropPreviewProps = {
  readonly url: string;
  readonly size: PictureSize;
  readonly area: PictureArea;
};

const boxPx = 180;

export function CropPreview({ url, size, area }: CropPreviewProps) {
  const { t } = useTranslation();
  const by = boxPx / Math.max(area.width, area.height);
  return (
    <figure className="pi-preview" aria-label={t('picture.crop.preview')}>
      <div style={{ width: Math.max(1, area.width * by), height: Math.max(1, area.height * by) }}>
        <img
          src={smallAddress(url, 1280)}
          alt=""
          style={{
            width: size.width * by,
            height: size.height * by,
            transform: `translate(${-area.x * by}px, ${-area.y * by}px)`,
          }}
        />
      </div>
      <figcaption>{t('picture.pixels', { width: area.width, height: area.height })}</figcaption>
    </figure>
  );
}

// Pictures as the platforms lay them out: one, two, three or four fields, the last one counting the rest.
import type { PostFile } from '@herald/contract/post.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Face } from './channel-faces.ts';

export type PictureGridProps = {
  readonly images: readonly PostFile[];
  readonly hidden: number;
  readonly face: Face;
};

export const PictureGrid = memo(function PictureGrid({ images, hidden, face }: PictureGridProps) {
  const { t } = useTranslation();
  const isCarousel = face.pictures === 'carousel';
  const shown = isCarousel ? images.slice(0, 1) : images;
  const frame = shown.length > 4 ? 'many' : shown.length;
  return (
    <div className={`pv-grid pv-grid-${face.layout} pv-grid-${frame}`}>
      {shown.map((image, index) => (
        <figure key={`${image.url} ${index}`}>
          <img src={image.url} alt={image.altText} />
          {image.altText !== '' && (
            <span className="pv-alt" title={image.altText}>
              {t('preview.alt')}
            </span>
          )}
          {!isCarousel && hidden > 0 && index === shown.length - 1 && (
            <span className="pv-more">+{hidden}</span>
          )}
          {isCarousel && images.length > 1 && <span className="pv-place">1/{images.length + hidden}</span>}
        </figure>
      ))}
    </div>
  );
});

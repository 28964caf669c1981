// Pictures as the platforms lay them out: one, two, three or four fields, the last one counting the rest.
import type { PostFile } from '@herald/contract/post.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

export type PictureGridProps = {
  readonly images: readonly PostFile[];
  readonly hidden: number;
  readonly layout: 'facebook' | 'twitter';
};

export const PictureGrid = memo(function PictureGrid({ images, hidden, layout }: PictureGridProps) {
  const { t } = useTranslation();
  return (
    <div className={`pv-grid pv-grid-${layout} pv-grid-${images.length}`}>
      {images.map((image, index) => (
        <figure key={`${image.url} ${index}`}>
          <img src={image.url} alt={image.altText} />
          {image.altText !== '' && (
            <span className="pv-alt" title={image.altText}>
              {t('preview.alt')}
            </span>
          )}
          {hidden > 0 && index === images.length - 1 && <span className="pv-more">+{hidden}</span>}
        </figure>
      ))}
    </div>
  );
});

// What can be done with a picture of the post where it stands: a copy that fits, a crop, and a step back.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { checkImage } from '@herald/contract/check-image.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import { imageNeed, isMendable } from '@herald/contract/picture-need.ts';
import { endingOf, type PostFile } from '@herald/contract/post.ts';
import { imageRatios } from '@herald/contract/wanted-ratios.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicture } from './api.ts';
import { CropDoor } from './crop-door.tsx';
import { FitButton } from './fit-button.tsx';
import './picture.css';

export type PictureToolsProps = {
  readonly picture: MediaItem;
  readonly rules: readonly ChannelRules[];
  readonly onReplace: (picture: MediaItem) => void;
};

export function PictureTools({ picture, rules, onReplace }: PictureToolsProps) {
  const { t } = useTranslation();
  const [isCropping, setCropping] = useState(false);
  const { data: known } = usePicture(picture.url);
  // Drawn anew it would move no more.
  if (!known || endingOf(picture.name) === 'gif') return null;
  // Where no picture goes at all none is made to fit.
  const showing = rules.filter(({ images }) => images.atMost !== 0);
  const problems = showing.flatMap((rule) => checkImage(fileOf(picture, known.file), rule));
  const { madeOf } = known;
  // Several stand on the page.
  const named = (deed: 'picture.fit' | 'picture.crop.open' | 'picture.undo') =>
    t('picture.deedOf', { deed: t(deed), name: picture.name });
  const replace = ({ url, name, size, md5 }: FileRecord) => {
    setCropping(false);
    onReplace({ ...picture, url, name, size, md5 });
  };
  return (
    <div className="pi-buttons">
      {problems.some(isMendable) && (
        <FitButton
          file={known.file}
          need={imageNeed(showing)}
          label={named('picture.fit')}
          onDone={replace}
        />
      )}
      <Button size="small" aria-label={named('picture.crop.open')} onClick={() => setCropping(true)}>
        {t('picture.crop.open')}
      </Button>
      {madeOf && (
        <Button size="small" aria-label={named('picture.undo')} onClick={() => replace(madeOf)}>
          {t('picture.undo')}
        </Button>
      )}
      {isCropping && (
        <CropDoor
          url={picture.url}
          wanted={imageRatios(showing)}
          onDone={replace}
          onCancel={() => setCropping(false)}
        />
      )}
    </div>
  );
}

function fileOf({ url, name }: MediaItem, { size, md5, width, height }: FileRecord): PostFile {
  const pixels = width && height ? { width, height } : {};
  return { url, name, sizeBytes: size, md5, ending: endingOf(name), altText: '', ...pixels };
}

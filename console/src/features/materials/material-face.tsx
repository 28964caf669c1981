// How a material looks: its picture, a frame of its film with the length, or the sign of its kind where it shows none.
import { mediaTypes } from '@herald/contract/content.ts';
import type { Material } from '@herald/contract/materials.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marksOf } from '../../lib/media-marks.tsx';
import { lengthOf } from './size-words.ts';
import { smallAddress } from '../../lib/small-address.ts';

export type MaterialFaceProps = { readonly material: Material; readonly width: 160 | 320 };

export function MaterialFace({ material, width }: MaterialFaceProps) {
  const { t } = useTranslation();
  const { thumbPic, dataContent, title, mediaType, durationSeconds } = material;
  // A film none of whose frames can be decoded answers that there is none.
  const [failed, setFailed] = useState('');
  const isShown = thumbPic !== '' && failed !== thumbPic;
  return (
    <span className="mt-face">
      {isShown ? (
        <img
          src={smallAddress(thumbPic, width)}
          alt={dataContent === '' ? title : dataContent}
          loading="lazy"
          onError={() => setFailed(thumbPic)}
        />
      ) : (
        <span className="mt-sign">{marksOf(t, [mediaType])[0]?.icon}</span>
      )}
      {mediaType !== mediaTypes.image && durationSeconds !== null && (
        <span className="mt-length" data-length={lengthOf(durationSeconds)} />
      )}
    </span>
  );
}

// The five kinds of media by icon and name, in one order everywhere.
import {
  AudioOutlined,
  FileImageOutlined,
  FontSizeOutlined,
  LinkOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { mediaTypes } from '@herald/contract/content.ts';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';

export type MediaMark = { readonly type: number; readonly name: string; readonly icon: ReactNode };

export function mediaMarks(t: TFunction): MediaMark[] {
  return [
    { type: mediaTypes.text, name: t('media.text'), icon: <FontSizeOutlined aria-label={t('media.text')} /> },
    {
      type: mediaTypes.image,
      name: t('media.image'),
      icon: <FileImageOutlined aria-label={t('media.image')} />,
    },
    {
      type: mediaTypes.video,
      name: t('media.video'),
      icon: <VideoCameraOutlined aria-label={t('media.video')} />,
    },
    { type: mediaTypes.audio, name: t('media.audio'), icon: <AudioOutlined aria-label={t('media.audio')} /> },
    { type: mediaTypes.link, name: t('media.link'), icon: <LinkOutlined aria-label={t('media.link')} /> },
  ];
}

export function marksOf(t: TFunction, types: readonly number[]): MediaMark[] {
  return mediaMarks(t).filter(({ type }) => types.includes(type));
}

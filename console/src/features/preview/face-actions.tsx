// The row of marks below a post in a feed: what a reader could do there.
import {
  HeartOutlined,
  LikeOutlined,
  MessageOutlined,
  RetweetOutlined,
  SendOutlined,
  ShareAltOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Face, FaceAction } from './channel-faces.ts';

const marks: Record<FaceAction, ComponentType> = {
  like: LikeOutlined,
  comment: MessageOutlined,
  share: ShareAltOutlined,
  repost: RetweetOutlined,
  send: SendOutlined,
};

export function FaceActions({ face }: { readonly face: Face }) {
  const { t } = useTranslation();
  const words: Record<FaceAction, string> = {
    like: t('preview.like'),
    comment: t('preview.comment'),
    share: t('preview.share'),
    repost: t('preview.repost'),
    send: t('preview.send'),
  };
  return (
    <footer aria-hidden="true">
      {face.actions.map((action) => {
        // Hearts, not thumbs, and no words.
        const isBare = face.look === 'instagram';
        const Mark = isBare && action === 'like' ? HeartOutlined : marks[action];
        return (
          <span key={action}>
            <Mark /> {isBare ? '' : words[action]}
          </span>
        );
      })}
    </footer>
  );
}

// What stands under the text of a post: the link's card, the video, or the pictures.
import type { Post } from '@herald/contract/post.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Face } from './channel-faces.ts';
import { PictureGrid } from './picture-grid.tsx';
import { hostOf, shownMedia } from './shown-media.ts';

export type PostMediaProps = { readonly post: Post; readonly face: Face };

export function PostMedia({ post, face }: PostMediaProps) {
  const { t } = useTranslation();
  const media = useMemo(() => shownMedia(post, face.pictureCap), [post, face]);
  if (media.kind === 'none') return null;
  if (media.kind === 'images') return <PictureGrid images={media.images} hidden={media.hidden} face={face} />;
  if (media.kind === 'video')
    return (
      <>
        <video
          className="pv-video"
          src={media.video.url}
          controls
          preload="metadata"
          aria-label={media.video.name}
          {...(post.cover === null ? {} : { poster: post.cover })}
        >
          <track kind="captions" />
        </video>
        {face.layout === 'feed' && post.title !== '' && (
          <p className="pv-film-title" dir="auto">
            {post.title}
          </p>
        )}
      </>
    );
  return (
    <div className={`pv-card pv-card-${face.layout}`}>
      {post.cover && <img src={post.cover} alt="" />}
      <div className="pv-card-text">
        <span className="pv-card-host">{hostOf(media.address)}</span>
        <span className="pv-card-title">{(face.ownCardTitle && post.title) || t('preview.cardTitle')}</span>
      </div>
    </div>
  );
}

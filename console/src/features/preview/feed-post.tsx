// A post as feeds show it: who and when above, text folded, media edge to edge, a row of marks; the looks differ by channel.
import { GlobalOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { FaceActions } from './face-actions.tsx';
import { FoldedText } from './folded-text.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PostMedia } from './post-media.tsx';
import type { PostLayoutProps } from './post-layout.ts';

export const FeedPost = memo(function FeedPost(props: PostLayoutProps) {
  const { post, text, identity, face, rules } = props;
  const { t } = useTranslation();
  const isMissing = rules.needs === 'image-or-video' && post.images.length === 0 && post.video === null;
  const media = isMissing ? <NothingYet kind="media" /> : <PostMedia post={post} face={face} />;
  const words = <FoldedText text={text} face={face} />;
  return (
    <article className={`pv-post pv-feed pv-${face.look}`} aria-label={rules.name}>
      <header>
        <Avatar identity={identity} />
        <div>
          <strong>{identity.pageName}</strong>
          <small>
            {t('preview.justNow')} · <GlobalOutlined aria-hidden="true" />
          </small>
        </div>
      </header>
      {face.order === 'text-first' ? (
        <>
          {words}
          {media}
          <FaceActions face={face} />
        </>
      ) : (
        <>
          {media}
          <FaceActions face={face} />
          {words}
        </>
      )}
    </article>
  );
});

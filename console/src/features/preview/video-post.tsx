// A video as its page shows it: the player, then title, who it is from and the words below; TikTok leaves the words to its creator.
import { sendsText } from '@herald/contract/check-for-channel.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { FoldedText } from './folded-text.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PostMedia } from './post-media.tsx';
import type { PostLayoutProps } from './post-layout.ts';

export const VideoPost = memo(function VideoPost({ post, text, identity, face, rules }: PostLayoutProps) {
  const { t } = useTranslation();
  return (
    <article className={`pv-post pv-watch pv-${face.look}`} aria-label={rules.name}>
      {post.video || post.images.length > 0 ? (
        <PostMedia post={post} face={face} />
      ) : (
        <NothingYet kind={rules.needs === 'video' ? 'video' : 'media'} />
      )}
      <div className="pv-watch-words">
        {rules.title && (
          <strong className="pv-watch-title" dir="auto">
            {post.title}
          </strong>
        )}
        <header>
          <Avatar identity={identity} />
          <div>
            <strong>{identity.pageName}</strong>
            <small>{t('preview.justNow')}</small>
          </div>
        </header>
        {sendsText(post, rules) ? (
          <FoldedText text={text} face={face} />
        ) : (
          <p className="pv-note">{t('preview.creatorWrites', { channel: rules.name })}</p>
        )}
      </div>
    </article>
  );
});

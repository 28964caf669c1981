// A post as a Facebook page shows it: page, time and audience above, text folded, media edge to edge, three buttons.
import { GlobalOutlined, LikeOutlined, MessageOutlined, ShareAltOutlined } from '@ant-design/icons';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { foldedText } from './fold-text.ts';
import { PostMedia } from './post-media.tsx';
import type { PostLayoutProps } from './post-layout.ts';
import { RichText } from './rich-text.tsx';

export const FacebookPost = memo(function FacebookPost({ post, text, identity, face }: PostLayoutProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const folded = isOpen || !face.fold ? null : foldedText(text, face.fold);
  return (
    <article className="pv-post pv-facebook" aria-label="Facebook">
      <header>
        <Avatar identity={identity} />
        <div>
          <strong>{identity.pageName}</strong>
          <small>
            {t('preview.justNow')} · <GlobalOutlined aria-hidden="true" />
          </small>
        </div>
      </header>
      {text !== '' && (
        <p className="pv-text" dir="auto">
          <RichText text={folded ?? text} face={face} />
          {folded !== null && (
            <>
              {'… '}
              <button type="button" className="pv-see-more" onClick={() => setOpen(true)}>
                {t('preview.seeMore')}
              </button>
            </>
          )}
        </p>
      )}
      <PostMedia post={post} face={face} />
      <footer aria-hidden="true">
        <span>
          <LikeOutlined /> {t('preview.like')}
        </span>
        <span>
          <MessageOutlined /> {t('preview.comment')}
        </span>
        <span>
          <ShareAltOutlined /> {t('preview.share')}
        </span>
      </footer>
    </article>
  );
});

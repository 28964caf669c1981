// A post as X shows it: picture at the left, name and handle on one line, media in a rounded frame, four marks below.
import { BarChartOutlined, HeartOutlined, MessageOutlined, RetweetOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { PostMedia } from './post-media.tsx';
import type { PostLayoutProps } from './post-layout.ts';
import { RichText } from './rich-text.tsx';

export const TwitterPost = memo(function TwitterPost({ post, text, identity, face, rules }: PostLayoutProps) {
  const { t } = useTranslation();
  return (
    <article className="pv-post pv-twitter" aria-label={rules.name}>
      <Avatar identity={identity} />
      <div className="pv-body">
        <header>
          <strong>{identity.pageName}</strong>
          <small>
            @{identity.screenName} · {t('preview.now')}
          </small>
        </header>
        {text !== '' && (
          <p className="pv-text" dir="auto">
            <RichText text={text} face={face} />
          </p>
        )}
        <PostMedia post={post} face={face} />
        <footer aria-hidden="true">
          <MessageOutlined aria-hidden />
          <RetweetOutlined aria-hidden />
          <HeartOutlined aria-hidden />
          <BarChartOutlined aria-hidden />
        </footer>
      </div>
    </article>
  );
});

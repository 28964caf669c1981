// One channel's preview: its text as sent, its account, in its own layout.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { digestOf } from '@herald/contract/article-digest.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';
import { memo, useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleList, type Articles } from './article-list.tsx';
import { faces, type Face } from './channel-faces.ts';
import { ArticlePost } from './article-post.tsx';
import { FeedPost } from './feed-post.tsx';
import { identityFor } from './identity.ts';
import type { PostLayoutProps } from './post-layout.ts';
import { shownPost } from './shown-post.ts';
import { TwitterPost } from './twitter-post.tsx';
import { VideoPost } from './video-post.tsx';

const layouts: Record<Face['layout'], ComponentType<PostLayoutProps>> = {
  feed: FeedPost,
  twitter: TwitterPost,
  video: VideoPost,
  article: ArticlePost,
};

export type ChannelPreviewProps = {
  readonly post: Post;
  readonly rules: ChannelRules;
  readonly accounts: readonly ChannelBinding[];
  /** Those of one message, of which the post is the opened one. */
  readonly articles?: Articles;
};

export const ChannelPreview = memo(function ChannelPreview(props: ChannelPreviewProps) {
  const { post, rules, accounts, articles } = props;
  const { t } = useTranslation();
  const identity = useMemo(() => identityFor(rules.channelId, rules.name, accounts), [rules, accounts]);
  const face = faces[rules.channelId];
  const shown = useMemo(() => shownPost(post, rules, face), [post, rules, face]);
  const Layout = layouts[face.layout];
  const { description, ...unsummed } = shown;
  // WeChat's list shows a summary of every article that is alone, written or not.
  const alone = face.layout === 'article' ? { ...shown, description: digestOf(shown) } : shown;
  return (
    <div className="pv-one">
      <span className="pv-name" aria-hidden="true">
        {rules.name}
      </span>
      {articles && <ArticleList {...articles} label={rules.name} />}
      {articles && description !== undefined && (
        <p className="pv-note">{t('preview.noSummary', { channel: rules.name })}</p>
      )}
      <Layout
        post={articles ? unsummed : alone}
        text={sentText(post, rules)}
        {...{ identity, face, rules }}
      />
    </div>
  );
});

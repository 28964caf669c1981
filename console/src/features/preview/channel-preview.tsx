// One channel's preview: its text as sent, its account, in its own layout.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';
import { memo, useMemo, type ComponentType } from 'react';
import { faces, type Face } from './channel-faces.ts';
import { FacebookPost } from './facebook-post.tsx';
import { identityFor } from './identity.ts';
import type { PostLayoutProps } from './post-layout.ts';
import { TwitterPost } from './twitter-post.tsx';

const layouts: Record<Face['layout'], ComponentType<PostLayoutProps>> = {
  facebook: FacebookPost,
  twitter: TwitterPost,
};

export type ChannelPreviewProps = {
  readonly post: Post;
  readonly rules: ChannelRules;
  readonly accounts: readonly ChannelBinding[];
};

export const ChannelPreview = memo(function ChannelPreview({ post, rules, accounts }: ChannelPreviewProps) {
  const identity = useMemo(() => identityFor(rules.channelId, rules.name, accounts), [rules, accounts]);
  const face = faces[rules.channelId];
  if (!face) return null;
  const Layout = layouts[face.layout];
  return <Layout post={post} text={sentText(post, rules)} identity={identity} face={face} />;
});

// What every channel's layout is given: what of the post is seen there, its text as sent, who posts, and how the channel behaves.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Face } from './channel-faces.ts';
import type { Identity } from './identity.ts';

export type PostLayoutProps = {
  readonly post: Post;
  readonly text: string;
  readonly identity: Identity;
  readonly face: Face;
  readonly rules: ChannelRules;
};

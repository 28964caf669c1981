// What every channel's layout is given: the post, its text as sent there, who posts, and how the channel behaves.
import type { Post } from '@herald/contract/post.ts';
import type { Face } from './channel-faces.ts';
import type { Identity } from './identity.ts';

export type PostLayoutProps = {
  readonly post: Post;
  readonly text: string;
  readonly identity: Identity;
  readonly face: Face;
};

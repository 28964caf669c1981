// What can still be done with a post that stands: by an ordinary application, nothing. Its owner does it at Weibo.
import type { Change } from '../channel.ts';
import { noticed } from '../failure.ts';

export const change: Change = {
  async takeDown() {
    return noticed('permission', 'Ordinary applications may not take posts down at Weibo', 'advanced');
  },

  edit: null,
};

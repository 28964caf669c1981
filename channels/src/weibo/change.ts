// What can still be done with a post that stands: by an ordinary application, nothing. Its owner does it at Weibo.
import type { Change } from '../channel.ts';
import { failed } from '../failure.ts';

export const change: Change = {
  async takeDown() {
    return failed('permission', 'Ordinary applications may not take posts down at Weibo', 'advanced');
  },

  edit: null,
};

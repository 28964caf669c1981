// Nothing can be done with a video or pictures that stand: TikTok gives applications no editing and no taking down.
import type { Change } from '../channel.ts';
import { noticed } from '../failure.ts';

export const change: Change = {
  takeDown: async () =>
    noticed('permission', 'TikTok lets only the creator remove what stands', 'no-take-down'),
  edit: null,
};

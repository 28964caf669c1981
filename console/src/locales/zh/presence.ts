// Words of who else has something open.
import type { presence as en } from '../en/presence.ts';

export const presence: typeof en = {
  here: '同时打开的还有：{{names}}',
};

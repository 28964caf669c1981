// Words of who else has something open.
import type { presence as en } from '../en/presence.ts';

export const presence: typeof en = {
  here: 'También aquí: {{names}}',
};

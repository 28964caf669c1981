// What we read about the person who consented; VK's other answers and its errors are read for both channels in vk-api.ts.
import { z } from 'zod';

export const Me = z.object({
  user: z.object({
    user_id: z.string().regex(/^[1-9]\d*$/),
    first_name: z.string().default(''),
    last_name: z.string().default(''),
    avatar: z.string().optional(),
  }),
});

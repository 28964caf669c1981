// What we read about the person who consented; VK's other answers and its errors are read for both channels in vk-api.ts.
import { z } from 'zod';

const Person = z.object({
  user_id: z.string().regex(/^[1-9]\d*$/),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  avatar: z.string().optional(),
});
export type Person = z.infer<typeof Person>;

export const Me = z.object({ user: Person });

/** users.get without ids is about the token's own person. */
export const Users = z.tuple([
  z.object({
    id: z.number().int().positive(),
    first_name: z.string().default(''),
    last_name: z.string().default(''),
    photo_200: z.string().optional(),
  }),
]);

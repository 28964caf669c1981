// What we read about the groups a person manages; VK's other answers and its errors are read for both channels in vk-api.ts.
import { z } from 'zod';

const Group = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  screen_name: z.string().default(''),
  /** 1 moderates, 2 edits, 3 administers. */
  admin_level: z.number().default(0),
  photo_200: z.string().optional(),
});
export type Group = z.infer<typeof Group>;
export const Groups = z.object({ items: z.array(Group) });

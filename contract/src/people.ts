// The signed-in person, the menu, and the session as the browser holds it.
import { z } from 'zod';

/** R-AUTH-017. */
export const Me = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  avatar: z.string(),
  introduction: z.string(),
  department: z.string(),
  roles: z.array(z.string()),
  /** Whether the password is kept here, and so changed here; otherwise it is at the sign-on provider. */
  passwordHere: z.boolean(),
});
export type Me = z.infer<typeof Me>;

/** R-AUTH-014, R-AUTH-034: `expireIn` is an instant in epoch milliseconds. */
export const Session = z.object({ accessToken: z.string(), refreshToken: z.string(), expireIn: z.number() });
export type Session = z.infer<typeof Session>;

/** R-MENU-002. */
export type MenuEntry = {
  menu_id: string;
  menu_name: string;
  url: string;
  icon: string;
  hidden: boolean;
  children: MenuEntry[];
};
export const MenuEntry: z.ZodType<MenuEntry> = z.lazy(() =>
  z.object({
    menu_id: z.string(),
    menu_name: z.string(),
    url: z.string(),
    icon: z.string(),
    hidden: z.boolean(),
    children: z.array(MenuEntry),
  }),
);

/** C-08: milliseconds stay; a smaller value is epoch seconds, a still smaller one seconds from its receipt. */
export function expiryInstant(expireIn: number, receivedAt: number): number {
  if (expireIn > 100_000_000_000) return expireIn;
  return expireIn > 1_000_000_000 ? expireIn * 1000 : receivedAt + expireIn * 1000;
}

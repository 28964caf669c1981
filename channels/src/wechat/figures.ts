// None: WeChat counts whole days (datacube), and names a message by the number of its sending to followers, which a publication has not.
import type { ReadFigures } from '../channel.ts';

export const figures: ReadFigures | null = null;

// What became of a post whose answer was lost: the wall of the person says so. Reads only.
import { settleOn } from '../vk-wall.ts';

export const settle = settleOn('person');

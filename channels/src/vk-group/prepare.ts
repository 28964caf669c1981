// Pictures and a video go up for the wall of a group; nobody sees them there yet.
import { prepareOn } from '../vk-uploads.ts';

export const prepare = prepareOn('group');

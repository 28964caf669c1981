// Pictures and a video go up for the wall of a person; nobody sees them there yet.
import { prepareOn } from '../vk-uploads.ts';

export const prepare = prepareOn('person');

// The one irreversible call: words, link and uploaded media become a post on the wall of a person.
import { publishOn } from '../vk-wall.ts';

export const publish = publishOn('person');

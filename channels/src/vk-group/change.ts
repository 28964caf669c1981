// What can still be done with a post of a group: the same as on any wall of VK.
export { change } from '../vk-change.ts';

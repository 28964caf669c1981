// What readers did with a post of a group: the same as on any wall of VK.
export { figures } from '../vk-figures.ts';

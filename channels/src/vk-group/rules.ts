// What VK allows on the wall of a group: as on any wall.
import { wallRules } from '../vk-rules.ts';

export const rules = wallRules(36);

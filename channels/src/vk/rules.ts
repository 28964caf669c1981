// What VK allows on the wall of a person: as on any wall.
import { wallRules } from '../vk-rules.ts';

export const rules = wallRules(33);

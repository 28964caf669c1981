// VK group: the wall of a group, in the group’s name.
import type { Channel } from '../channel.ts';
import { vkAdvice } from '../vk-advice.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { figures } from './figures.ts';
import { prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { rules } from './rules.ts';
import { settle } from './settle.ts';

export const vkGroup: Channel = {
  id: 36,
  key: 'vk-group',
  rules,
  advice: vkAdvice,
  // guid: nothing is posted twice under it for one hour (dev.vk.com wall.post).
  settledBy: { by: 'key', windowSeconds: 3_600 },
  appLimit: null,
  bases: { api: 'https://api.vk.com', id: 'https://id.vk.com', web: 'https://vk.com' },
  connect,
  prepare,
  publish,
  settle,
  change,
  figures,
};

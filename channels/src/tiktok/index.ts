// TikTok: videos and pictures into the inbox of one creator, who publishes them from there.
import type { Channel } from '../channel.ts';
import { tiktokAdvice } from '../tiktok-advice.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { figures } from './figures.ts';
import { prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { rules } from './rules.ts';
import { settle } from './settle.ts';

export const tiktok: Channel = {
  id: 43,
  key: 'tiktok',
  rules,
  advice: tiktokAdvice,
  // The publish_id: its status tells whether the last byte came, and what became of it (publishing.md §2).
  settledBy: { by: 'handle' },
  // Calls are counted for each creator's token; how many creators a day an application may serve TikTok does not say.
  appLimit: null,
  bases: { api: 'https://open.tiktokapis.com', www: 'https://www.tiktok.com' },
  connect,
  prepare,
  publish,
  settle,
  change,
  figures,
};

// YouTube: videos of one channel.
import type { Channel } from '../channel.ts';
import { youtubeAdvice } from '../youtube-advice.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { figures } from './figures.ts';
import { prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { rules } from './rules.ts';
import { settle } from './settle.ts';

export const youtube: Channel = {
  id: 34,
  key: 'youtube',
  rules,
  advice: youtubeAdvice,
  // The upload session: it tells whether the last byte came (publishing.md §2).
  settledBy: { by: 'handle' },
  // videos.insert has a bucket of its own, 100 a project and day (channels.md §4; stored notes, to be checked again).
  appLimit: { calls: 100, perSeconds: 86_400, renewsIn: 'America/Los_Angeles' },
  bases: {
    api: 'https://www.googleapis.com',
    accounts: 'https://accounts.google.com',
    token: 'https://oauth2.googleapis.com',
    www: 'https://www.youtube.com',
  },
  connect,
  prepare,
  publish,
  settle,
  change,
  figures,
};

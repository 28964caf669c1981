// Facebook: pages, in the name of the page.
import type { Channel } from '../channel.ts';
import { findRegions } from '../facebook-regions.ts';
import { facebookAdvice } from '../graph-advice.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { figures } from './figures.ts';
import { prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { rules } from './rules.ts';
import { settle } from './settle.ts';

export const facebook: Channel = {
  id: 31,
  key: 'facebook',
  rules,
  advice: facebookAdvice,
  // Its filter knows the newest post alone: any post in between, and the same goes out again (code 506, channels.md §3).
  settledBy: { by: 'list', refusesTwins: false },
  appLimit: null,
  bases: {
    graph: 'https://graph.facebook.com',
    graphVideo: 'https://graph-video.facebook.com',
    www: 'https://www.facebook.com',
  },
  connect,
  prepare,
  publish,
  settle,
  change,
  figures,
  findRegions,
};

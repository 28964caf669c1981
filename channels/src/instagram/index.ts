// Instagram: professional accounts, by way of the Facebook page each is bound to.
import type { Channel } from '../channel.ts';
import { instagramAdvice } from '../graph-advice.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { figures } from './figures.ts';
import { askQuota, prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { rules } from './rules.ts';
import { settle } from './settle.ts';

export const instagram: Channel = {
  id: 44,
  key: 'instagram',
  rules,
  advice: instagramAdvice,
  // The container: its status tells whether it was published (publishing.md §2).
  settledBy: { by: 'handle' },
  // What is counted is counted for each account.
  appLimit: null,
  bases: {
    graph: 'https://graph.facebook.com',
    rupload: 'https://rupload.facebook.com',
    www: 'https://www.facebook.com',
  },
  connect,
  quota: askQuota,
  prepare,
  publish,
  settle,
  change,
  figures,
};

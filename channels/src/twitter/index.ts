// X, which the operators know as Twitter: posts of one account.
import type { Channel } from '../channel.ts';
import { twitterAdvice } from '../twitter-advice.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { figures } from './figures.ts';
import { prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { rules } from './rules.ts';
import { settle } from './settle.ts';

export const twitter: Channel = {
  id: 32,
  key: 'twitter',
  rules,
  advice: twitterAdvice,
  // Refuses twins: 403 duplicate content (publishing.md §2).
  settledBy: { by: 'list', refusesTwins: true },
  // POST /2/tweets: 10,000 an app in 24 hours (docs.x.com, rate limits).
  appLimit: { calls: 10_000, perSeconds: 86_400 },
  bases: { api: 'https://api.x.com', web: 'https://x.com' },
  connect,
  prepare,
  publish,
  settle,
  change,
  figures,
};

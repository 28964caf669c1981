// Weibo: posts of one account, as an ordinary application may share them.
import type { Channel } from '../channel.ts';
import { weiboAdvice } from '../weibo-advice.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { askQuota, figures } from './figures.ts';
import { prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { rules } from './rules.ts';
import { settle } from './settle.ts';

export const weibo: Channel = {
  id: 18,
  key: 'weibo',
  rules,
  advice: weiboAdvice,
  // Refuses twins: 20019, and 20017 for what is alike (publishing.md §2).
  settledBy: { by: 'list', refusesTwins: true },
  // 15,000 an hour from one address (open.weibo.com/wiki/Rate-limiting).
  appLimit: { calls: 15_000, perSeconds: 3_600, reads: true },
  bases: { api: 'https://api.weibo.com', web: 'https://weibo.com' },
  connect,
  quota: askQuota,
  prepare,
  publish,
  settle,
  change,
  figures,
};

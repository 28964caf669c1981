// A WeChat official account: articles, one or several in a message, that its application publishes for itself.
import type { Channel } from '../channel.ts';
import { wechatAdvice } from '../wechat-advice.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { figures } from './figures.ts';
import { prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { rules } from './rules.ts';
import { settle } from './settle.ts';

export const wechat: Channel = {
  id: 17,
  key: 'wechat',
  rules,
  advice: wechatAdvice,
  // The draft's media_id: it is gone once it was submitted; then the publish_id tells the rest (publishing.md §2).
  settledBy: { by: 'handle' },
  // The application is the account: what limits the one limits the other.
  appLimit: null,
  bases: { api: 'https://api.weixin.qq.com' },
  connect,
  prepare,
  publish,
  settle,
  change,
  figures,
};

// Words of binding accounts.
import type { accounts as en } from '../en/accounts.ts';

export const accounts: typeof en = {
  title: '绑定账号',
  bound: '已绑定账号',
  none: '尚未绑定账号，请在下方选择渠道。',
  usable: '可用',
  unusable: '需要重新授权',
  renew: '重新授权',
  channels: '渠道',
  setUp: '已配置',
  notSetUp: '未配置',
  notSetUpWhy: '需要管理员先填写应用密钥。',
  bind: '绑定',
  bindChannel: '绑定 {{channel}}',
  mayNot: '您可以查看账号，但无权绑定。',
  waiting: '请在另一窗口完成授权。',
  openAgain: '重新打开窗口',
  blocked: '浏览器拦截了窗口，请手动打开：',
  openPage: '打开渠道页面',
  choose: '选择要绑定的主页',
  chooseNone: '没有可绑定的主页。',
  bindChosen: '绑定 {{count}} 个',
  done: '已绑定 {{count}} 个',
  cancel: '取消',
};

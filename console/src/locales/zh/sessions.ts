// Words of one's own sessions.
import type { sessions as en } from '../en/sessions.ts';

export const sessions: typeof en = {
  title: '我的登录设备',
  about: '以下是您当前登录 Herald 的所有浏览器。如有不认识的，请退出该设备，它的下一次请求会立即被拒绝。',
  current: '当前设备',
  unknownDevice: '未知设备',
  from: '来自 {{address}}',
  since: '登录于 {{at}}',
  seen: '最近使用：{{when}}',
  end: '退出该设备',
  endQuestion: '那里的使用者需要重新登录；若页面被关闭，未保存的内容会丢失。',
  ended: '已退出该设备。',
  endOthers: '退出其他所有设备',
  endOthersQuestion: '其他设备将立即全部退出，当前设备不受影响。',
  othersEnded: '已退出其他 {{count}} 台设备。',
  cancel: '取消',
};

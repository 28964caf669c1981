// Words of the calls: what can go wrong on the way to the server.
import type { call as en } from '../en/call.ts';

export const call: typeof en = {
  error: 'Error',
  timedOut: '服务器未及时响应，操作可能已经生效。请先查看结果再重试。',
  offline: '无法连接服务器，请检查网络后重试。',
  unreadable: '服务器返回了无法识别的内容，请刷新页面。',
  restarting: '服务器重启中,请稍等一会儿',
  status: '服务器返回状态 {{status}}。',
  noReason: '未说明原因',
};

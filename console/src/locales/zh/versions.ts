// Words of the versions of a package.
import type { versions as en } from '../en/versions.ts';

export const versions: typeof en = {
  title: '版本',
  none: '没有更早的版本。被替换的内容会保留 {{days}} 天。',
  number: '版本 {{number}}',
  current: '当前',
  differences: '差异',
  reading: '删除线：当时的内容。下划线：现在的内容。',
  others: '其他不同之处：{{names}}',
  restore: '恢复版本 {{number}}',
  question: '将内容恢复为版本 {{number}}？现在的内容仍会保留在版本记录中。',
  restored: '已恢复版本 {{number}}。',
  fields: {
    enTitle: '英文标题',
    category: '分类',
    filing: '编辑、专题或标签',
    choices: '受众、渠道设置或音频',
  },
};

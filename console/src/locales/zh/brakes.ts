// Words of the brakes: pauses of publishing, and how each platform stands.
import type { brakes as en } from '../en/brakes.ts';

export const brakes: typeof en = {
  title: '暂停发布',
  pauses: '暂停',
  none: '没有任何暂停，发布照常进行。',
  pause: '暂停发布',
  what: '暂停范围',
  scopes: { everything: '全部', channel: '某个渠道', department: '某个部门', account: '一个账号' },
  which: '选择哪一个',
  because: '原因（所有人都会看到）',
  question: '解除之前，范围内的内容都不会发出；已经发出的仍会继续核对结果。',
  paused: '发布已暂停。',
  lift: '解除暂停',
  liftQuestion: '等待中的内容会立即发出，确定解除暂停？',
  lifted: '暂停已解除。',
  by: '{{name}}，自 {{since}} 起',
  since: '自 {{since}} 起',
  restored:
    '这里是 {{time}} 时的状态。此后已发送、取消或重试的内容这里并不知道：解除暂停前，请核对定时发布、发布历史和各账号本身，停止不应再发出的内容。',
  cancel: '取消',
  platforms: '平台',
  platform: '平台',
  state: '状况',
  well: '正常',
  rests: '暂停调用至 {{until}}',
  troubles: '连续 {{count}} 次调用没有正常应答',
  resends: '自动补发一次',
  resendsWhy: '仅在三次核对都确认帖子不存在、且平台会拒绝重复内容时才会补发。',
  resendsNever: '不适用：仅用于会拒绝重复内容、但无法按请求标识识别重复请求的平台。',
  banner: {
    everything: '发布已暂停。',
    channel: '{{what}} 的发布已暂停。',
    department: '{{what}}的发布已暂停。',
    account: '账号“{{what}}”的发布已暂停。',
    goesOn: '内容会排队等待，解除后自动发出。',
  },
};

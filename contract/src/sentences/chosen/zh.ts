// What is said of places, ages, feelings and keywords a channel does not take, and of pages that cannot be chosen, in Chinese.
import type { ChosenSentences } from '../keys.ts';

export const chosenZh: ChosenSentences = {
  'places-overlap': '{channel}：{place} 位于同时选中的 {outer} 之内，请去掉其中一个',
  'places-unreadable': '{channel}：限定的地区无法识别，请在撰写内容的地方重新选择或去掉',
  'place-unknown': '{channel}：不能限定到 {place}，只能选国家、地区、城市和邮编，请去掉',
  'place-twice': '{channel}：{place} 选了两次，请去掉一个',
  'age-unknown': '{channel}：“{value}”不是可选的年龄，请在撰写内容的地方改为 {options} 之一，或不限',
  'feeling-unreadable':
    '{channel}：“{value}”不是 Facebook 的感受，其编号只含数字。请在撰写内容的地方重新选择，或去掉',
  'place-key-wrong': '{channel}：{place} 的“{key}”不是 Facebook 的 {type} 编号，请去掉后按名称重新查找',
  'keywords-letters': '{channel}：关键词“{word}”不能含有 {letters}，请去掉',
  'picture-too-wide': '{channel}：{name} 宽 {width} 像素，最多 {limit}，请缩小',
  'role-missing':
    '您在 {page} 上没有“{role}”角色，无法在那里发布。请让 {page} 在 {channel} 上的管理员授予该角色，然后重新绑定。',
  'rights-missing': '缺少以下权限：{rights}。请重新授权并勾选全部权限。',
  'right-unknown': '其他权限（{right}）',
};

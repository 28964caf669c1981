// What is refused in administration, and in signing in by a call, in Chinese.
import type { PeopleSentences } from '../keys.ts';

export const peopleZh: PeopleSentences = {
  'account-taken': '用户名 {account} 已被使用，请换一个。',
  'name-taken': '“{name}”已被使用，请换一个名称。',
  'role-in-use': '仍有 {count} 人拥有角色“{name}”，请先收回。',
  'changed-meanwhile': '未保存：{who} 已于 {at} 修改过这里。您填写的内容仍在；请载入当前内容后再修改。',
  'button-has-children': '按钮下不能有其他条目。请先把下级条目移到别处。',
  'entry-has-children': '此条目下还有其他条目。请先删除它们，或连同下级一起删除。',
  'department-in-use': '“{name}”仍有人员或内容，只能删除空部门。',
  'last-administrator': '这样就没有人能管理用户和角色了。请先把这两项权限交给另一个人。',
  'right-lost':
    '这样就无人能再授予此权限：{detail}。请先把它授予另一个角色，再把该角色授予一位可管理用户的人。',
  'rights-beyond': '只能授予自己拥有的权限。您没有：{detail}',
  'restriction-own': '您自己受此限制，不能解除：{detail}。请联系不受此限制的管理员。',
  'person-beyond': '{name} 的权限比您多。请联系权限相当的管理员。',
  'not-oneself': '不能对自己执行此操作，请联系另一位管理员。',
  'password-wrong': '旧密码不正确。',
  'password-own': '自己的密码须凭旧密码在“修改密码”页面修改。未保存任何更改。',
  'password-known': '用户名“{account}”已存在并设有密码。请将密码留空，原密码保持不变。',
  'password-common':
    '此密码属于常见密码，或只是在常见密码上加了数字或符号，容易被猜到。请换一个，例如由几个不相关的词组成。',
  'password-elsewhere': '密码由统一登录平台保管，请到那里修改。',
  'not-in-directory': '员工目录中没有“{account}”。',
  'directory-absent': '统一登录平台未提供员工目录，请手动填写。',
  'entry-below-itself': '条目不能放在自己下面。',
  'password-needed': '需要初始密码：员工目录中还没有“{account}”。',
  'identity-needed': '请填写此人在统一登录平台的标识（sub）。',
  'sign-in-refused': '用户名或密码不正确。',
  'signed-in-otherwise':
    '此浏览器现在以 {name} 的身份登录，本页无法再执行任何操作。您填写的内容仍在；请先复制需要的内容，再重新加载。',
  'tried-too-often': '失败次数过多，请在 {minutes} 分钟后重试。',
  'term-in-use': '仍有 {count} 项内容归在“{name}”下。删除后它们保留此名称，但新内容不能再选用。',
  'term-fixed': '“{name}”不能重命名，也不能删除。',
  'not-a-reader': '您提到的人中有人无权查看此内容，备注未保存。请删去该姓名后再发送。',
};

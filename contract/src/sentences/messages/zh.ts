// What the inbox says, in Chinese.
import type { MessageSentences } from '../keys.ts';

export const messagesZh: MessageSentences = {
  'message-live': '“{title}”已在 {account} 发布。',
  'message-owner-only': '“{title}”已发布到 {account}，但读者看不到。{reason}',
  'message-failed': '“{title}”未能在 {account} 发布：{reason}',
  'message-dropped':
    '{account} 的“{title}”已被人工放弃：是否已发布仍无法确认。按未发布计，不会再发送；请到平台查看是否存在。',
  'message-unknown':
    '无法确认“{title}”是否已在 {account} 发布。{reason}已核对 {looks} 次，最近：{at}；下次：{next}。请查看并处理。',
  'message-missed': '“{title}”错过了在 {account} 的发布时间，未发送。可在发布历史中立即发布。',
  'message-sign-in-expired': '{account} 需要重新授权，有内容正在等待发布。',
  'message-authorise':
    '{who} 请您重新授权 {account}（{channel}）。请打开此消息，在渠道页面上同意授权，并选择 {account}。',
  'message-authorise-new': '绑定 {channel} 账号的入口：请在已登录该渠道的浏览器中打开。',
  'message-mention': '{who} 在“{title}”的备注中提到了您：{note}',
  'message-gone': '“{title}”已不在 {account} 上：有人在平台上删除了它。',
  'message-there-again': '“{title}”曾从 {account} 消失，现在又出现了。若其间已重新发布，请撤下其中一条。',
  'message-articles-gone':
    '{account} 上的“{title}”有 {count} 篇文章已在平台上被删除，其余仍在。打开可查看是哪些。',
  'message-page-gone':
    '“{title}”在 {account} 的公开页面已打不开（{status}）。请前往查看；如已被删除，请重新发布。',
  'message-page-hidden':
    '“{title}”在 {account} 的公开页面从这里打不开（{status}），但平台表示帖子仍在。请前往查看；重新发布会造成重复。',
  'message-page-unasked':
    '“{title}”在 {account} 的公开页面已打不开（{status}），暂时无法向平台核实帖子是否仍在。请先前往查看，确认已不在再重新发布，以免重复。',
  'message-copies': '“{title}”在 {account} 上重复出现，请查看并撤下多余的一条。',
  'message-files-wait':
    '“{title}”尚未发布到 {account}：平台处理其图片或视频的时间过长。在截止时间之前系统会继续查询；换用更小的文件或其他文件可能更快。',
  'message-own-limit':
    '“{title}”尚未发布到 {account}：本应用在该平台的调用额度已用完。将等到 {next}，之后自动继续。',
  'message-late':
    '“{title}”原定 {due} 发布到 {account}，目前仍在等待，原因见发布历史。条件允许后会自动继续；若到 {over} 仍未能继续，会另行通知。',
  'message-change-failed': '{account} 上的“{title}”修改未成功：{reason}',
  'message-change-unknown': '{account} 上的“{title}”修改结果不确定：{reason}',
  'message-change-waits': '{account} 上的“{title}”尚未修改或撤下，下次尝试：{next}。{reason}',
  'message-change-sign-in': '{account} 需要重新授权；在此之前无法修改或撤下那里的“{title}”。',
  'message-other-words':
    '{account} 上的“{title}”与最新版本的文字或设置不同。请打开查看；如有误，请再次修改。',
  'message-repost-twin':
    '{account} 上的“{title}”已撤下，但新版本没有发布：那里已有或正在发送内容相同的另一条。请打开发布历史查看两个版本。',
  'message-repost-gone':
    '{account} 上的“{title}”已不存在，但不是由 Herald 撤下的，因此新版本没有发布。新内容保存在发布历史中；如仍需要，请作为新内容发布。',
  'message-repost-asker':
    '{account} 上的“{title}”已撤下，但新版本没有发送：申请发布的人已无发布权限。新内容保存在发布历史中，有权限的同事可在那里重新发布。',
  'message-repost-restored':
    'Herald 恢复到较早的时刻时，{account} 上的“{title}”正要撤下并以新内容重新发布。此后新内容是否已发布，这里并不知道，因此不会自动发送：请查看该账号。新内容保存在发布历史中；如那里没有，请作为新内容发布。',
  'message-repost-stopped':
    '{account} 上的“{title}”不会重新发布：有人要求将其彻底撤下。新内容保存在发布历史中。',
  'message-sent-after-all':
    '您曾要求撤下 {account} 上的“{title}”，但之后有人确认其未发布并再次发送。请打开发布历史查看；如不应发布，请再次撤下。',
  'message-wish-dropped':
    '您曾要求撤下 {account} 上的“{title}”，但结果尚未查明时，有人选择了放弃。帖子可能仍在平台上：请到该账号查看，如仍存在，请在平台上删除。',
  'message-edit-stopped':
    '您对 {account} 上“{title}”的修改没有执行：有人要求撤下该帖子。您的新文字保存在发布历史中。',
  'message-preflight': '“{title}”将于 {time}（{zone}）在 {account} 发布。{finding}',
  'message-hold-over':
    '“{title}”自 {since} 起一直在编辑中，其间已过发布时间。现改为 {time}（{zone}）在 {account} 发布。',
  'message-moved':
    '{zone} 的时区规则已变更。“{title}”仍在当地时间 {time} 在 {account} 发布，对应的 UTC 时间现为 {utc}。',
  'alarm-breaker': '{channel} 出现故障：连续多次请求没有得到正常答复。其全部账号将暂停片刻，之后自动继续。',
  'alarm-copies': '“{title}”在 {account} 上重复出现，需要有人撤下多余的一条。',
  'alarm-late':
    '有 {count} 条内容已到发布时间但尚未开始发布，最久的已等待 {minutes} 分钟。其中 {resting} 条是平台要求等待，之后会自动继续，逾期则不再发布；{limited} 条在等待本应用的调用额度恢复；其余请检查发布程序是否在运行。',
  'alarm-unknowns': '有 {count} 条内容超过一天仍未确认，需要有人查看并处理。',
  'alarm-untold':
    '有一条内容的结果，系统已尝试通知 {tries} 次均未成功，并会继续尝试。请在发布程序的日志中查看原因。',
  'alarm-requester':
    '“{title}”（{account}）的申请人已无发布权限，该内容没有发送。请由有权限的同事在发布历史中处理。',
  'alarm-clock': '{host} 的时钟与数据库相差 {seconds} 秒，请校准；相差超过 60 秒时，该机器将停止发送。',
  'alarm-clock-stopped': '{host} 的时钟与数据库相差 {seconds} 秒。校准之前，该机器不发送任何内容。',
};

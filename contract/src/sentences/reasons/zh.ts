// Why a publication stands as it does, in Chinese.
import type { ReasonSentences } from '../keys.ts';

export const reasonsZh: ReasonSentences = {
  'reason-none': '',
  'reason-waiting-for-its-time': '等待发布时间。',
  'reason-waiting-for-the-account': '等待中：该账号正在发送另一条内容。',
  'reason-being-prepared': '正在平台上准备，尚未发布任何内容。',
  'reason-waiting-for-the-platform': '平台已受理，等待处理完成。',
  'reason-with-its-owner': '已送到账号所有者的应用收件箱，由其在应用中完成并发布；目前尚未发布。',
  'reason-owner-unseen':
    '已送到账号所有者的应用收件箱，此后无法看到其状态。请向所有者确认是否已发布，并在此选择结果。',
  'reason-not-public':
    '所有者已在应用中发布。目前没有公开地址：可能仅部分人可见，或平台仍在审核。一旦有公开地址，会显示在这里。',
  'reason-platform-said-live': '平台已确认。',
  'reason-owner-only': '内容已在平台上，按所选为私享：仅所有者可见。',
  'reason-locked-private':
    '内容已在平台上，但平台将其锁定为私享：仅所有者可见。未经平台审核的应用上传的内容均如此。请为项目申请审核，之后重新发布。',
  'reason-made-private':
    '内容仍在平台上，但已在平台上被设为私享：仅所有者可见。如需读者可见，请在平台上将其设为公开。',
  'reason-found-on-the-account': '未收到平台的答复，但已在账号上找到该帖子。',
  'reason-person-said-live': '人工确认，并已核对链接。',
  'reason-person-said-live-unchecked': '人工确认；系统无法核对该链接。',
  'reason-person-dropped': '人工放弃，是否已发布未能确认。',
  'reason-person-cancelled': '发送前已人工取消。',
  'reason-answer-lost': '已发送，但未收到平台的答复。正在核对是否已发布，期间不会重发。',
  'reason-answer-unclear': '无法识别平台的答复。正在核对是否已发布，期间不会重发。',
  'reason-worker-died': '发布程序在发送时中断。正在核对是否已发布，期间不会重发。',
  'reason-newer-words': '尚未确认。此后已发布或将发布另一版本，因此不会自动重发。请确认结果。',
  'reason-not-found-yet': '尚未确认：目前还没有在账号上看到。',
  'reason-duplicate-unfound': '无法确认：平台表示已有相同的帖子，但目前在账号上没有找到。请打开账号查看。',
  'reason-several-candidates': '无法确认：账号上的帖子可能是这一条，也可能是内容相同的另一条。',
  'reason-cannot-look': '无法确认：未能在账号上查询。',
  'reason-not-sent': '未发送，将自动重试。',
  'reason-busy': '平台要求等待，将自动重试。',
  'reason-busy-too-long':
    '平台要求的等待超过了这条内容的发布时限，不会自动发出；时限一过会标为“已错过”，届时可一键立即发布。',
  'reason-own-limit': '本应用在该平台的调用额度已用完，额度恢复后自动发布。',
  'reason-sign-in-expired': '账号需要重新授权，之后会自动继续。',
  'reason-not-permitted': '账号在平台上缺少权限，请重新授权并勾选全部权限。',
  'reason-content-refused': '平台拒绝了内容，请修改后重新发布。',
  'reason-does-not-fit':
    '无法按现状发送：其中一部分不适合该平台，或文件需要重新上传。请打开内容，修改标出的部分后再次发布。',
  'reason-media-refused': '平台拒绝了图片或视频，请替换后重新发布。',
  'reason-blocked-by-platform': '平台限制了该账号或帖子，请查看平台通知。',
  'reason-duplicate': '平台表示已有相同的帖子。',
  'reason-too-many-tries': '多次尝试均未成功，已放弃；内容从未发出。',
  'reason-tries-in-doubt':
    '尚未确认：平台多次受理但都没有结果，其中某次也可能已发布成功。请到账号上查看，并在此选择是否已发布。',
  'reason-missed': '已过发布时间，未发送。',
  'reason-account-gone': '本部门已不再拥有该账号。请重新绑定，或联系现在拥有它的部门。',
  'reason-requester-may-not': '申请发布的人已无发布权限，因此没有发送。有权限的同事可点击“重试”。',
  'reason-content-broken': '文件缺失或已损坏，请上传后重新发布。',
  'reason-withdrawn': '已撤下。',
  'reason-withdrawal-failed': '帖子仍在平台上，撤下没有成功，请重试。',
  'reason-stands-unsure':
    '帖子仍在平台上，撤下没有成功。之前的一次修改没有收到答复，无法确定现在显示的是哪一版文字。请打开帖子查看，然后重试。',
  'reason-half-taken-down':
    '只撤下了一半：视频已被删除，但帖子本身没有撤下，或无法确认。请打开查看；如仍在，请到平台自行删除，或确认账号已授权后在此再次撤下。',
  'reason-change-signed-out': '帖子保持原样：账号需要重新授权。授权后请再操作一次。',
  'reason-edited': '修改已在平台上生效。',
  'reason-edited-filmless': '修改已在平台上生效。其中的视频已不在：此前撤下帖子时已被删除，而帖子没有撤下。',
  'reason-edit-failed': '修改没有成功，帖子没有因此改动。',
  'reason-edit-unknown': '不确定修改是否已生效。请打开帖子查看；如未生效，请再次修改。',
  'reason-withdrawal-unknown': '不确定帖子是否已撤下。请打开查看；如仍在，请再次撤下。',
  'reason-change-unanswered':
    '已请求修改或撤下，但未收到平台的答复。正在核对帖子现状，系统会自动继续，无需操作。',
  'reason-change-given-up':
    '已请求一整天仍未成功，系统不再重试；帖子保持原样。请重新发起，或直接在平台上操作。',
  'reason-earlier-change':
    '此帖先前的一次修改没有得到答复，仍可能生效。待其不再可能生效后，新内容会自动写入。',
  'reason-other-words': '平台上的文字或设置与这里的最新版本不同。请打开查看；如有误，请再次修改。',
  'reason-not-overwritten':
    '未修改：平台上的文字或设置与这里的最新版本不同，说明有人在平台上改过。请打开查看；如要用您的版本替换，请再次修改。',
  'reason-sent-again': '已确认平台上没有，系统将自动再发一次。',
  'reason-sent-under-its-key': '尚不知道是否已发出。系统将用同一个键再发一次；同一个键，平台只会执行一次。',
  'reason-resend-waits':
    '尚不知道是否已发出。用同一个键再发一次要等待：发布已暂停、平台要求等待，或该账号的另一条内容尚未结束。',
  'reason-paused': '已暂停发布，解除后自动继续。',
  'reason-platform-resting': '平台出现故障，稍候自动继续。',
  'reason-gone-from-platform': '平台上已不存在，有人在那里删除了它。',
  'reason-articles-gone': '消息仍在平台上，但其中部分文章已在平台上被删除，详情中注明是哪些。',
};

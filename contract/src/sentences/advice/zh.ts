// What the platforms’ refusals mean and what to do, in Chinese.
import type { AdviceSentences } from '../keys.ts';

export const adviceZh: AdviceSentences = {
  'advice-unknown':
    '{channel} 返回了无法识别的内容：“{words}”（{code}）。请到平台查看该账号；如反复出现，请将原文转交管理员。',
  'advice-doubted':
    '{channel} 的答复：“{words}”（{code}）。由此无法判断帖子是否已发布：请先到账号上查看，在此之前不要再次发送。',
  'advice-unreachable': '无法连接 {channel}（{code}）。系统会自动重试；如持续出现，请管理员检查网络。',
  'advice-not-in-time':
    '本系统的服务器过于繁忙，未能按时开始发送，没有向 {channel} 发出任何内容（{code}）。系统会自动重试；如持续出现，请管理员检查服务器负载。',
  'advice-broken-off':
    '与 {channel} 的连接在收到完整答复前中断（{code}）。暂无需操作，系统会核对结果，无法确定时再请您处理。',
  'advice-platform-trouble':
    '{channel} 自身出现故障（{code}）。暂无需操作，系统会核对结果，无法确定时再请您处理。',
  'advice-late': '{channel} 已接收，稍后才会显示（{code}）。无需操作，系统会持续核对，请勿重复发送。',
  'advice-dropped': '{channel} 接收后因自身故障丢弃了它（{code}）。如果这里显示为失败，请重新发布。',
  'advice-post-unfinished':
    '{channel} 上的文件与这条内容已不一致（{code}）。请打开内容，重新选择图片或视频后再次发布。',
  'advice-look-yourself': '{channel} 提供的帖子列表不足以证明帖子不存在。请自行到 {channel} 查看后处理。',
  'advice-token-over': '{channel} 的授权已失效（{code}）。请重新授权该账号，等待中的内容随后会自动继续。',
  'advice-consent-unfinished': '{channel} 的授权未完成（{code}）。请重新发起，并在几分钟内确认同意。',
  'advice-app-keys': '{channel} 不认可此处配置的应用密钥（{code}）。请管理员核对应用 ID、密钥和回调地址。',
  'advice-address-listed':
    '{channel} 不接受来自本服务器 IP 的请求（{code}）。请管理员在平台后台把该 IP 加入应用白名单。',
  'advice-address-confirmed':
    '{channel} 正在请账号管理员确认是否允许本服务器调用（{code}）。请管理员在平台确认。',
  'advice-address-changed':
    '{channel} 的授权与 IP 地址绑定，而服务器 IP 已变更（{code}）。请重新授权该账号。',
  'advice-operators-address':
    '{channel} 要求每条内容附带操作人员的真实 IP。请管理员设置 HERALD_CLIENT_ADDRESS。',
  'advice-scope': '该账号在 {channel} 缺少权限（{code}）。请重新授权，并勾选全部权限。',
  'advice-role':
    '授权人已无权在该处发布（{code}）。请在 {channel} 恢复其角色，或由其他管理员重新授权该账号。',
  'advice-app-rights': '应用在 {channel} 没有此项接口权限（{code}）。请管理员到其开放平台申请。',
  'advice-app-unaudited':
    '{channel} 尚未审核此应用，功能受限（{code}）。请管理员提交审核，或将该账号加入测试用户。',
  'advice-app-credit': '应用在 {channel} 的额度已用完（{code}）。请管理员充值或升级套餐后重试。',
  'advice-version': '{channel} 已停用本系统使用的接口版本（{code}）。请管理员升级系统。',
  'advice-wechat-unverified':
    '该公众号无权通过接口发布（{code}）：微信仅对已认证的账号开放。请先完成认证，或到 mp.weixin.qq.com 手动发布。',
  'advice-wechat-sealed':
    '因违规，微信已封禁该账号的此接口（{code}）。请到 mp.weixin.qq.com 查看通知并申诉。',
  'advice-wechat-comments': '该公众号没有留言权限（{code}）。请关闭本文的留言后重新发布。',
  'advice-wechat-frozen': '该公众号的 AppSecret 已被冻结（{code}）。请管理员到 mp.weixin.qq.com 解冻。',
  'advice-no-channel': '该账号在 {channel} 尚未创建频道（{code}）。请先到平台创建，再重新授权。',
  'advice-user-check': '{channel} 要求本人验证（{code}）。请登录 {channel} 完成验证后重试。',
  'advice-two-step': '{channel} 要求群组管理者开启两步验证（{code}）。请在平台设置中开启后重试。',
  'advice-identity': '{channel} 要求先确认主页或账号的身份（{code}）。请到其设置中完成后重试。',
  'advice-account-limited': '{channel} 暂时限制了该账号（{code}）。请查看平台通知，解除限制后再试。',
  'advice-account-closed':
    '该账号在 {channel} 已被停用或关闭（{code}）。请到平台申诉；已定时的内容请改用其他账号，或等待账号恢复。',
  'advice-spam': '{channel} 将其判定为垃圾信息（{code}）。请先查看是否已发布；隔一天再试，并修改文字。',
  'advice-inbox-full':
    '创作者在 {channel} 的收件箱中待处理的视频过多（{code}）。请其在应用中发布或删除一部分，随后会自动继续。',
  'advice-inbox-dropped': '这次发送已在 {channel} 被取消（{code}）。如仍需要，请重新发布。',
  'advice-app-outdated': '创作者手机上的 {channel} 应用版本过低（{code}）。请更新后重试。',
  'advice-url-ownership': '{channel} 尚未确认本站网址的归属（{code}）。请管理员到其开放平台完成网址验证。',
  'advice-too-fast': '{channel} 要求降低调用频率（{code}）。无需操作，稍后会自动继续。',
  'advice-day-full':
    '该账号在 {channel} 当天的额度已用完（{code}）。额度恢复后会自动继续；紧急内容可到平台手动发布。',
  'advice-too-many':
    '该账号在 {channel} 的内容过多，这一条已被丢弃（{code}）。请在应用中完成或删除一些，或等一天，再重新发布。',
  'advice-app-limit':
    '所有账号合计已用完 {channel} 给予本应用的额度（{code}）。稍后会自动继续；管理员可向平台申请提高额度。',
  'advice-duplicate':
    '{channel} 提示已有相同内容（{code}）。请查看该账号；若确为不同内容，请修改文字后重新发布。',
  'advice-not-there':
    '该内容在 {channel} 上不存在或已被删除（{code}）。请刷新查看；如仍需让读者看到，请重新发布。',
  'advice-not-own': '该内容在 {channel} 属于其他账号（{code}）。请核对此处授权的账号是否正确。',
  'advice-may-not-read': '{channel} 不允许系统查看该账号（{code}）。请自行到平台查看并告知结果。',
  'advice-creator-only':
    '{channel} 只允许账号所有者本人操作（{code}）。请在 {channel} 应用中操作，或请账号所有者处理；在此之前内容保持不变。',
  'advice-edit-over':
    '{channel} 不再接受对这条内容的修改：已超过时限（{code}）。内容保持不变，请撤下后重新发布。',
  'advice-field':
    '{channel} 不接受其中一项内容（{code}）：“{words}”。请修改后重新发布；如仍不行，请联系管理员。',
  'advice-text-missing': '{channel} 要求填写正文（{code}）。请填写后重新发布。',
  'advice-text-long': '正文超出 {channel} 的长度限制（{code}）。请删减后重新发布。',
  'advice-author': '{channel} 不接受该作者名（{code}）。请缩短后重新发布。',
  'advice-title': '{channel} 不接受该标题（{code}）。请缩短标题、去掉 < 和 > 后重新发布。',
  'advice-description': '{channel} 不接受该正文或摘要（{code}）。请缩短、去掉 < 和 > 后重新发布。',
  'advice-tags': '{channel} 不接受这些标签、话题或 @ 提及（{code}）。请减少或缩短，去掉 < 和 >，再重新发布。',
  'advice-link': '{channel} 不接受该链接（{code}）。请确认链接能打开，更换或删除链接后重新发布。',
  'advice-own-site':
    '{channel} 不接受其中一项内容（{code}）：“{words}”。通常是链接的问题：链接必须指向本应用在该平台登记的域名。请更换链接后重新发布，或请管理员到 {channel} 登记该域名。',
  'advice-ad': '{channel} 认为内容含有广告（{code}）。请删除广告内容，或到平台标明为广告。',
  'advice-rules': '{channel} 认为内容违反其规则（{code}）。请修改文字或图片后重新发布，或到平台申诉。',
  'advice-original': '该文已被其他账号在 {channel} 声明原创（{code}）。请取得授权后转载或改写，再重新发布。',
  'advice-copyright':
    '{channel} 检测到其中含有他人版权内容（{code}）。请更换声音或画面，或到平台处理该版权主张。',
  'advice-category': '{channel} 没有所选的分类（{code}）。请另选分类后重新发布。',
  'advice-time': '{channel} 不接受该日期或时间（{code}）。请另选时间后重新发布。',
  'advice-language': '{channel} 要求注明标题和正文的语言（{code}）。请到频道设置中填写后重试。',
  'advice-privacy': '{channel} 不允许该账号使用所选的可见范围或许可（{code}）。请另选后重新发布。',
  'advice-wechat-check':
    '草稿未通过微信的发布检查（{code}）。请到 mp.weixin.qq.com 的草稿箱查看提示，在此修改后重新发布。',
  'advice-wechat-site':
    '微信要求在公众平台网站上发布该草稿（{code}）。请到 mp.weixin.qq.com 的草稿箱打开、保存并发布。',
  'advice-wechat-shop':
    '微信不允许该账号在文章中带货（{code}）。请删除商品，或到 mp.weixin.qq.com 开通带货能力。',
  'advice-audience':
    '{channel} 不接受所选的受众范围（{code}）：只接受其规定的年龄，且地区不能互相包含。请打开草稿重新选择后发布。',
  'advice-choice':
    '{channel} 的专属选项无法识别（{code}），因此没有发送。请打开草稿重新选择该渠道的选项后发布。',
  'advice-media-count': '一条内容中的图片或视频数量不符合 {channel} 的要求（{code}）。请增减后重新发布。',
  'advice-media-missing': '{channel} 没有收到文件（{code}）。请重新上传后发布。',
  'advice-media-fetch':
    '{channel} 无法从本站读取文件（{code}）。请重试；如仍不行，请管理员确认外网可以访问本服务器。',
  'advice-media-format':
    '{channel} 无法识别该文件（{code}）。请将图片存为 JPG、视频存为 MP4（H.264、AAC）后重新发布。',
  'advice-media-size':
    '文件大小不符合 {channel} 的要求（{code}）。请按编辑页中 {channel} 的说明调整后重新发布。',
  'advice-media-ratio': '{channel} 不接受该图片或视频的宽高比（{code}）。请裁剪为常用比例后重新发布。',
  'advice-media-length': '视频时长不符合 {channel} 的要求（{code}）。请剪辑后重新发布。',
  'advice-media-rate': '{channel} 不接受该视频的帧率（{code}）。请以每秒 24 至 60 帧导出后重新发布。',
  'advice-media-over':
    '上传时间过长，{channel} 已放弃该文件（{code}）。系统会自动重新上传；若最终失败，请重新发布。',
  'advice-media-waiting': '{channel} 仍在处理该文件（{code}）。无需操作，系统会自动再次核对。',
  'advice-cover': '{channel} 不接受该封面（{code}）。请另选一张图片作封面后重新发布。',
  'advice-cover-phone':
    '{channel} 不接受此频道的自定义封面（{code}）。请在 youtube.com/verify 验证电话号码，然后重新设置封面；若已验证，请重新授权该账号并勾选全部权限。',
};

// Which addresses say of a post which it is, and where a person finds one: told when he pasted one that does not.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { Language } from '@herald/contract/languages.ts';

const wallOf = (address: string): Readonly<Record<Language, string>> => ({
  en: `Use ${address}: click the date of the post and copy the address.`,
  zh: `请使用 ${address} 形式的链接：点击帖子的日期，复制地址即可。`,
  es: `Use ${address}: pulse la fecha de la publicación y copie la dirección.`,
  ja: `${address} の形のリンクを使ってください。投稿の日付を押し、開いたページの URL をコピーします。`,
});

export const linkForms: Readonly<Record<ChannelId, Readonly<Record<Language, string>>>> = {
  17: {
    en: 'Use mp.weixin.qq.com/s/…: open the article in WeChat, choose ⋯, then “Copy Link”.',
    zh: '请使用 mp.weixin.qq.com/s/… 形式的链接：在微信中打开文章，点“…”，选择“复制链接”。',
    es: 'Use mp.weixin.qq.com/s/…: abra el artículo en WeChat, pulse ⋯ y elija «Copiar enlace».',
    ja: 'mp.weixin.qq.com/s/… の形のリンクを使ってください。WeChat で記事を開き、「…」から「リンクをコピー」を選びます。',
  },
  18: {
    en: 'Use weibo.com/NUMBER/LETTERS: click the time of the post and copy the address. Short ones (t.cn) do not say it.',
    zh: '请使用 weibo.com/数字/字母 形式的链接：点击微博的发布时间，复制地址即可。短链接（t.cn）看不出是哪条。',
    es: 'Use weibo.com/NÚMERO/LETRAS: pulse la hora de la publicación y copie la dirección. Las cortas (t.cn) no lo dicen.',
    ja: 'weibo.com/数字/英数字 の形のリンクを使ってください。投稿の時刻を押し、開いたページの URL をコピーします。短縮 URL（t.cn）では分かりません。',
  },
  31: {
    en: 'Use one with the post’s number: facebook.com/PAGE/posts/NUMBER, for a video …/videos/NUMBER or …/reel/NUMBER. Those with pfbid, /share/ or fb.watch hide it; Meta Business Suite names it as the post ID, in the list that Insights, Content exports.',
    zh: '请使用带帖子编号的链接：facebook.com/主页/posts/编号，视频为 …/videos/编号 或 …/reel/编号。含 pfbid、/share/ 或 fb.watch 的链接不含编号；编号即 Meta Business Suite“成效分析 → 内容”导出表中的帖子 ID。',
    es: 'Use uno con el número de la publicación: facebook.com/PÁGINA/posts/NÚMERO o, si es un vídeo, …/videos/NÚMERO o …/reel/NÚMERO. Los que llevan pfbid, /share/ o fb.watch lo ocultan; Meta Business Suite lo llama identificador de la publicación, en la lista que exporta Estadísticas, Contenido.',
    ja: '投稿の番号が入ったリンクを使ってください。facebook.com/ページ/posts/番号、動画なら …/videos/番号 か …/reel/番号 です。pfbid、/share/、fb.watch のリンクには番号がありません。番号は Meta Business Suite の「インサイト」→「コンテンツ」で書き出す一覧に投稿 ID として載っています。',
  },
  32: {
    en: 'Use x.com/NAME/status/NUMBER: below the post choose Share, then “Copy link”. Short ones (t.co) do not say it.',
    zh: '请使用 x.com/用户名/status/数字 形式的链接：在帖子下方点“分享”，选择“复制链接”。短链接（t.co）看不出是哪条。',
    es: 'Use x.com/NOMBRE/status/NÚMERO: bajo la publicación pulse Compartir y «Copiar enlace». Los cortos (t.co) no lo dicen.',
    ja: 'x.com/ユーザー名/status/数字 の形のリンクを使ってください。投稿の下の「共有」から「リンクをコピー」を選びます。短縮 URL（t.co）では分かりません。',
  },
  33: wallOf('vk.com/wall123_45'),
  34: {
    en: 'Use youtube.com/watch?v=…, youtu.be/… or youtube.com/shorts/…: below the video choose Share, then Copy.',
    zh: '请使用 youtube.com/watch?v=…、youtu.be/… 或 youtube.com/shorts/… 形式的链接：在视频下方点“分享”，再点“复制”。',
    es: 'Use youtube.com/watch?v=…, youtu.be/… o youtube.com/shorts/…: bajo el vídeo pulse Compartir y Copiar.',
    ja: 'youtube.com/watch?v=…、youtu.be/…、youtube.com/shorts/… のいずれかの形のリンクを使ってください。動画の下の「共有」から「コピー」を選びます。',
  },
  36: wallOf('vk.com/wall-123_45'),
  42: {
    en: 'Use one with the post’s own number: linkedin.com/feed/update/urn:li:share:NUMBER (or urn:li:ugcPost:NUMBER), or linkedin.com/posts/…-share-NUMBER-…. Those with “activity”, and lnkd.in, do not say it. On the post choose ⋯, then “Embed this post”: the address in that code does.',
    zh: '请使用带帖子自身编号的链接：linkedin.com/feed/update/urn:li:share:编号（或 urn:li:ugcPost:编号），或 linkedin.com/posts/…-share-编号-…。含 activity 的链接和 lnkd.in 看不出是哪条。在帖子上点“…”，选择“嵌入动态”，代码中的地址即是。',
    es: 'Use uno con el número propio de la publicación: linkedin.com/feed/update/urn:li:share:NÚMERO (o urn:li:ugcPost:NÚMERO), o linkedin.com/posts/…-share-NÚMERO-…. Los que llevan «activity», y lnkd.in, no lo dicen. En la publicación pulse ⋯ y «Insertar esta publicación»: la dirección de ese código sí lo dice.',
    ja: '投稿自身の番号が入ったリンクを使ってください。linkedin.com/feed/update/urn:li:share:番号（または urn:li:ugcPost:番号）か、linkedin.com/posts/…-share-番号-… です。activity のリンクと lnkd.in では分かりません。投稿の「…」から「この投稿を埋め込む」を選ぶと、そのコードに URL があります。',
  },
  43: {
    en: 'Use the whole address, tiktok.com/@NAME/video/NUMBER or …/photo/NUMBER. Short ones (vm.tiktok.com, vt.tiktok.com, tiktok.com/t/…) do not say it: open one in a browser and copy the address it leads to.',
    zh: '请使用完整链接：tiktok.com/@用户名/video/数字 或 …/photo/数字。短链接（vm.tiktok.com、vt.tiktok.com、tiktok.com/t/…）看不出是哪条：请在浏览器中打开，再复制跳转后的地址。',
    es: 'Use la dirección entera, tiktok.com/@NOMBRE/video/NÚMERO o …/photo/NÚMERO. Las cortas (vm.tiktok.com, vt.tiktok.com, tiktok.com/t/…) no lo dicen: abra una en un navegador y copie la dirección a la que lleva.',
    ja: 'tiktok.com/@ユーザー名/video/数字 か …/photo/数字 の完全な URL を使ってください。短縮 URL（vm.tiktok.com、vt.tiktok.com、tiktok.com/t/…）では分かりません。ブラウザーで開き、移動先の URL をコピーします。',
  },
  44: {
    en: 'Use instagram.com/p/… or instagram.com/reel/…: open the post in a browser and copy its address. Those with /share/ do not say it.',
    zh: '请使用 instagram.com/p/… 或 instagram.com/reel/… 形式的链接：在浏览器中打开帖子并复制地址。含 /share/ 的链接看不出是哪条。',
    es: 'Use instagram.com/p/… o instagram.com/reel/…: abra la publicación en un navegador y copie su dirección. Los que llevan /share/ no lo dicen.',
    ja: 'instagram.com/p/… か instagram.com/reel/… の形のリンクを使ってください。ブラウザーで投稿を開き、その URL をコピーします。/share/ のリンクでは分かりません。',
  },
};

// Read the letters of a text as readers see them: where its words begin and end, and where a page says that it was cut off.

export type Letters = {
  /** In a row, without the spaces and signs: each platform writes its own. */
  readonly letters: string;
  /** One at each place where a word begins or ends, or the text does. */
  readonly edges: Uint8Array;
  /** After so many letters stands a sign that something is left out. */
  readonly cuts: ReadonlySet<number>;
};

/**
 * The usual signs that Weibo draws where a text has their names in brackets, by its pages of 2012 to 2022: none that says something itself,
 * as of a price that rises. Any other word in brackets may tell one post of a series from the next.
 */
const weiboNames = `
  微笑 可爱 太开心 鼓掌 嘻嘻 哈哈 笑cry 挤眼 馋嘴 黑线 汗 挖鼻 哼 怒 委屈 可怜 失望 悲伤 泪 允悲 苦涩
  害羞 污 爱你 亲亲 色 憧憬 舔屏 坏笑 阴险 笑而不语 偷笑 酷 并不简单 思考 疑问 费解 晕 衰 骷髅 嘘 闭嘴
  傻眼 裂开 吃惊 吐 感冒 生病 拜拜 鄙视 白眼 左哼哼 右哼哼 抓狂 怒骂 打脸 顶 互粉 钱 哈欠 打哈欠 困 睡
  睡觉 吃瓜 打call doge 二哈 喵喵 赞 good ok haha 耶 握手 作揖 拳头 中国赞 锦鲤 抱抱 摊手 跪了 酸 心
  伤心 鲜花 男孩儿 女孩儿 熊猫 兔子 猪头 草泥马 奥特曼 太阳 月亮 浮云 下雨 沙尘暴 微风 围观 飞机
  照相机 话筒 音乐 蜡烛 喜 给力 威武 干杯 蛋糕 礼物 钟 肥皂 绿丝带 围脖 浪 羞嗒嗒 好爱哦 偷乐 赞啊
  笑哈哈 好喜欢 求关注 加油 给你小心心 最右 神马 囧 泪流满面 撒花
  哇 求饶 抱一抱 举手 送花花 泣不成声 融化 awsl
`;
const weiboSigns = new RegExp(`\\[(?:${weiboNames.trim().split(/\s+/).join('|')})\\]`, 'gu');
const cut = /^(?:\.|⋯)/;

export function readLetters(text: string): Letters {
  const words: string[] = [];
  const ends: number[] = [0];
  const cuts = new Set<number>();
  let length = 0;
  for (const [word] of plain(text).matchAll(/[\p{L}\p{N}]+|\.{3}|⋯/gu)) {
    if (cut.test(word)) {
      cuts.add(length);
      continue;
    }
    words.push(word);
    length += word.length;
    ends.push(length);
  }
  const edges = new Uint8Array(length + 1);
  for (const end of ends) edges[end] = 1;
  return { letters: words.join(''), edges, cuts };
}

/** As a page may set them in capitals: one case, no accents, none drawn longer. Signs that a page may draw are left out. */
function plain(text: string): string {
  return text
    .replaceAll(weiboSigns, ' ')
    .replaceAll(/[\d#*]\uFE0F?\u20E3|(?![\d#*])\p{Emoji}/gu, ' ')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('\u0640', '')
    .normalize('NFD')
    .replaceAll(/(?<=[\p{sc=Latin}\p{sc=Greek}])\p{M}+/gu, '')
    .normalize('NFC');
}

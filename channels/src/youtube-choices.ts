// What YouTube lets be chosen of a video, in its own words: category, who may see it, whether it is made for children.
import type { ChannelChoice } from '@herald/contract/channels.ts';

/** People & Blogs. */
export const presetCategory = '22';

/** Those of videoCategories.list that are assignable. */
export const categories: NonNullable<ChannelChoice['options']> = [
  {
    value: '1',
    name: { en: 'Film & Animation', zh: '电影和动画', es: 'Cine y animación', ja: '映画とアニメ' },
  },
  { value: '2', name: { en: 'Autos & Vehicles', zh: '汽车', es: 'Motor', ja: '自動車と乗り物' } },
  { value: '10', name: { en: 'Music', zh: '音乐', es: 'Música', ja: '音楽' } },
  {
    value: '15',
    name: { en: 'Pets & Animals', zh: '宠物和动物', es: 'Mascotas y animales', ja: 'ペットと動物' },
  },
  { value: '17', name: { en: 'Sports', zh: '体育', es: 'Deportes', ja: 'スポーツ' } },
  {
    value: '19',
    name: { en: 'Travel & Events', zh: '旅游和活动', es: 'Viajes y eventos', ja: '旅行とイベント' },
  },
  { value: '20', name: { en: 'Gaming', zh: '游戏', es: 'Videojuegos', ja: 'ゲーム' } },
  { value: '22', name: { en: 'People & Blogs', zh: '人物和博客', es: 'Gente y blogs', ja: 'ブログ' } },
  { value: '23', name: { en: 'Comedy', zh: '喜剧', es: 'Comedia', ja: 'コメディー' } },
  { value: '24', name: { en: 'Entertainment', zh: '娱乐', es: 'Entretenimiento', ja: 'エンターテイメント' } },
  {
    value: '25',
    name: { en: 'News & Politics', zh: '新闻和政治', es: 'Noticias y política', ja: 'ニュースと政治' },
  },
  {
    value: '26',
    name: { en: 'Howto & Style', zh: 'DIY 和生活百科', es: 'Consejos y estilo', ja: 'ハウツーとスタイル' },
  },
  { value: '27', name: { en: 'Education', zh: '教育', es: 'Formación', ja: '教育' } },
  {
    value: '28',
    name: { en: 'Science & Technology', zh: '科学和技术', es: 'Ciencia y tecnología', ja: '科学と技術' },
  },
  {
    value: '29',
    name: {
      en: 'Nonprofits & Activism',
      zh: '公益与社会活动',
      es: 'ONG y activismo',
      ja: '非営利団体と社会活動',
    },
  },
];

/** Status.privacyStatus; a private video stands for its owner alone. */
export const privacy: ChannelChoice = {
  at: 'attribute',
  attribute: 'youtubePrivacy',
  name: { en: 'Who may see it', zh: '公开范围', es: 'Visibilidad', ja: '公開設定' },
  options: [
    { value: 'public', name: { en: 'Public', zh: '公开', es: 'Público', ja: '公開' } },
    {
      value: 'unlisted',
      name: {
        en: 'Unlisted: who has the link',
        zh: '不公开列出',
        es: 'Oculto: quien tenga el enlace',
        ja: '限定公開',
      },
    },
    {
      value: 'private',
      name: { en: 'Private: its owner alone', zh: '私享', es: 'Privado: solo su titular', ja: '非公開' },
    },
  ],
  preset: 'public',
};

/** Status.selfDeclaredMadeForKids. */
export const forKids: ChannelChoice = {
  at: 'attribute',
  attribute: 'youtubeForKids',
  name: { en: 'Made for kids', zh: '面向儿童', es: 'Creado para niños', ja: '子ども向け' },
  options: [
    { value: 'no', name: { en: 'No', zh: '否', es: 'No', ja: 'いいえ' } },
    { value: 'yes', name: { en: 'Yes', zh: '是', es: 'Sí', ja: 'はい' } },
  ],
  preset: 'no',
};

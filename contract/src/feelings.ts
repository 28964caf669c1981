// The feelings a Facebook post can carry: the platform's own objects, as developers.facebook.com page/feed/feelings lists them (seen 2026-11-21).
import type { Language } from './languages.ts';

/** The activity "feels". */
export const feelsActionId = '383634835006146';

/** Those a newsroom has a use for, of the platform's two hundred. */
export const feelings: readonly {
  readonly objectId: string;
  readonly names: Readonly<Record<Language, string>>;
}[] = [
  { objectId: '528297480516636', names: { zh: '开心', en: 'happy', es: 'feliz', ja: 'うれしい' } },
  { objectId: '379355252154431', names: { zh: '自豪', en: 'proud', es: 'con orgullo', ja: '誇らしい' } },
  {
    objectId: '118365354995398',
    names: { zh: '感恩', en: 'grateful', es: 'con gratitud', ja: 'ありがたい' },
  },
  {
    objectId: '125401434308511',
    names: { zh: '满怀希望', en: 'hopeful', es: 'con esperanza', ja: '希望に満ちている' },
  },
  { objectId: '308167675961412', names: { zh: '兴奋', en: 'excited', es: 'con entusiasmo', ja: 'わくわく' } },
  {
    objectId: '539354326075059',
    names: { zh: '受到鼓舞', en: 'inspired', es: 'con inspiración', ja: '感化された' },
  },
  { objectId: '393785000701594', names: { zh: '荣幸', en: 'honored', es: 'con honor', ja: '光栄' } },
  { objectId: '241047402726961', names: { zh: '欣喜', en: 'delighted', es: 'con alegría', ja: '大喜び' } },
  { objectId: '477906418922117', names: { zh: '喜悦', en: 'joyful', es: 'con júbilo', ja: '喜びいっぱい' } },
  { objectId: '336949906406031', names: { zh: '乐观', en: 'optimistic', es: 'con optimismo', ja: '楽観的' } },
  {
    objectId: '481524978563580',
    names: { zh: '坚定', en: 'determined', es: 'con determinación', ja: '決意' },
  },
  {
    objectId: '361889323906463',
    names: { zh: '充满动力', en: 'motivated', es: 'con motivación', ja: 'やる気' },
  },
  {
    objectId: '136050896551329',
    names: { zh: '有成就感', en: 'accomplished', es: 'con sensación de logro', ja: '達成感' },
  },
  {
    objectId: '460758320708708',
    names: { zh: '喜庆', en: 'festive', es: 'con ánimo festivo', ja: 'お祭り気分' },
  },
  { objectId: '480134215368252', names: { zh: '惊叹', en: 'amazed', es: 'con asombro', ja: 'びっくり' } },
  {
    objectId: '492615107512006',
    names: { zh: '印象深刻', en: 'impressed', es: 'con admiración', ja: '感銘' },
  },
  { objectId: '439395256134907', names: { zh: '好奇', en: 'curious', es: 'con curiosidad', ja: '気になる' } },
  {
    objectId: '122644777898046',
    names: { zh: '怀旧', en: 'nostalgic', es: 'con nostalgia', ja: '懐かしい' },
  },
  { objectId: '112626832239338', names: { zh: '平静', en: 'peaceful', es: 'en paz', ja: '穏やか' } },
  { objectId: '763383973675043', names: { zh: '关切', en: 'concerned', es: 'con preocupación', ja: '心配' } },
  {
    objectId: '173736256107087',
    names: { zh: '心碎', en: 'heartbroken', es: 'con el corazón roto', ja: '胸が痛む' },
  },
  {
    objectId: '452141451511412',
    names: { zh: '失望', en: 'disappointed', es: 'con decepción', ja: 'がっかり' },
  },
  { objectId: '474440915941169', names: { zh: '愤怒', en: 'angry', es: 'con enfado', ja: '怒り' } },
];

/** The one channel whose posts carry them. */
export const feelingChannel = 31;

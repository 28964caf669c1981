// What goes where: to each platform what it takes, every package with a word no other has.
import { mediaTypes, PackageBody, type MediaItem } from '@herald/contract/content.ts';
import { keepTestPicture } from '@herald/server/db/test-picture.ts';
import { keepTestVideo } from '@herald/server/db/test-video.ts';
import type { Played } from './played.ts';
import type { Stage } from './stage.ts';

type Kind = 'words' | 'picture' | 'video' | 'article';
export type Route = { readonly to: readonly Played[]; readonly with: Kind };

/** In turn. WeChat, which goes alone and has the one account its application is, gets half as much as the others. */
export const routes: readonly Route[] = [
  { to: ['facebook', 'vk'], with: 'words' },
  { to: ['youtube', 'tiktok'], with: 'video' },
  { to: ['twitter', 'vk-group'], with: 'words' },
  { to: ['instagram', 'facebook'], with: 'picture' },
  { to: ['weibo', 'linkedin'], with: 'words' },
  { to: ['linkedin-member', 'twitter'], with: 'words' },
  { to: ['youtube', 'vk-group'], with: 'video' },
  { to: ['instagram', 'vk'], with: 'picture' },
  { to: ['tiktok', 'linkedin-member'], with: 'video' },
  { to: ['linkedin', 'weibo'], with: 'words' },
  { to: ['wechat'], with: 'article' },
];

const withPicture = 0.25;
/** More than one piece on every platform that takes pieces; each is kept in the sandbox's memory. */
const largeBytes = 10_600_000;
/** LinkedIn takes none below 75 KB. */
const leastBytes = (route: Route) => (route.to.includes('linkedin-member') ? 80_000 : 1_000);

/** `chance` in [0, 1) says whether words bring a picture along. */
export type Wanted = { readonly token: string; readonly chance: number; readonly isLarge: boolean };

export async function writePackage(stage: Stage, route: Route, wanted: Wanted): Promise<PackageBody> {
  const { context, person } = stage;
  const words = `${wanted.token} bells at noon`;
  // Weibo shares nothing without a link, and only to the site that is registered with it.
  const text = route.to.includes('weibo') ? `${words} https://example.com/${wanted.token}` : words;
  const thumbPic = route.with === 'article' ? (await keepTestPicture(context, person, 'jpg')).url : '';
  const materialList = [
    { mediaType: mediaTypes.text, content: text },
    ...(await filesOf(stage, route, wanted)),
  ];
  return PackageBody.parse({ title: 'Campaign', thumbPic, materialList });
}

async function filesOf(
  { context, person }: Stage,
  route: Route,
  { chance, isLarge }: Wanted,
): Promise<MediaItem[]> {
  if (route.with === 'video')
    return [await keepTestVideo(context, person, isLarge ? largeBytes : leastBytes(route))];
  // Instagram takes no other kind.
  if (route.with === 'picture') return [await keepTestPicture(context, person, 'jpg')];
  return chance < withPicture ? [await keepTestPicture(context, person)] : [];
}

// A video on TikTok as its viewers find it once its creator has published it.
import type { Answer, Call } from '../../call.ts';
import { page, postCard } from '../../page.ts';
import { isPublic, type TikTok } from './state.ts';

export function watchVideo(state: TikTok, call: Call): Answer {
  const { handle = '', id = '' } = call.params;
  const creator = [...state.creators.values()].find(({ username }) => handle === `@${username}`);
  const shares = creator ? state.shares.of(creator.openId) : [];
  const share = shares.find((one) => one.video?.id === id);
  if (!creator || !share?.video || !isPublic(state, share))
    return page(404, 'TikTok', '<section><h1>Video currently unavailable</h1></section>', 'tiktok');
  const { byteCount, publishedAtMs, photos } = share.video;
  state.world.readers.opened('tiktok', id, call);
  const card = postCard({
    accountName: creator.displayName,
    accountLine: handle,
    text: photos ? photos.description : `▶ (${byteCount} bytes)`,
    pictures: (photos?.sha256s ?? []).map((sha256) => ({ sha256, altText: '' })),
    atMs: publishedAtMs ?? 0,
  });
  return page(200, `${creator.displayName} | TikTok`, card, 'tiktok');
}

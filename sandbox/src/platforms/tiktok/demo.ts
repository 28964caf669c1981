// The demo app and its creators; and accounts made to order for tests and seeds.
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt, textsAt } from '../../json.ts';
import { ACCESS_SECONDS, grantTokens } from './grants.ts';
import { newOpenId, type Creator, type TikTok } from './state.ts';
import { isUsername } from './text.ts';

export const APP = { id: 'herald-tiktok', secret: 'herald-tiktok-secret', name: 'Herald' };
export const BASIC = 'user.info.basic';
export const PROFILE = 'user.info.profile';
export const UPLOAD = 'video.upload';
export const LIST = 'video.list';
export const SCOPES = [BASIC, PROFILE, UPLOAD, LIST];

export const CREATORS: Creator[] = [
  {
    openId: '-000harbourgazette00demo000000000001',
    displayName: 'The Harbour Gazette',
    username: 'harbourgazette',
  },
  { openId: '-000gangwandaily0000demo000000000002', displayName: '港湾日报', username: 'gangwandaily' },
  {
    openId: '-000elfarodelacosta0demo000000000003',
    displayName: 'El Faro de la Costa',
    username: 'elfarodelacosta',
  },
];

export function seedDemo({ creators }: TikTok): void {
  for (const one of CREATORS) if (!creators.get(one.openId)) creators.put(one.openId, one);
}

export function createCreator(state: TikTok, wanted: JsonRecord): JsonRecord | { problem: string } {
  const displayName = textAt(wanted, 'name') ?? '';
  if (displayName === '') return { problem: 'name must be a text' };
  const openId = textAt(wanted, 'externalId') ?? newOpenId();
  if (state.creators.get(openId)) return { problem: 'externalId is taken' };
  const username = textAt(wanted, 'username') ?? `u${openId.slice(-12)}`;
  if (!isUsername(username)) return { problem: 'username must be 2 to 24 small letters, digits, _ or .' };
  state.creators.put(openId, { openId, displayName, username });
  const expiresInSeconds = numberAt(wanted, 'expiresInSeconds') ?? ACCESS_SECONDS;
  const grant = { openId, scopes: textsAt(wanted, 'scopes') ?? SCOPES };
  const { access, refresh } = grantTokens(state, grant, expiresInSeconds);
  return {
    externalId: openId,
    name: displayName,
    username,
    accessToken: access,
    refreshToken: refresh,
    expiresInSeconds,
  };
}

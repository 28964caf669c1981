// The demo app and its channels; and channels made to order for tests and seeds.
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt, textsAt } from '../../json.ts';
import { ACCESS_SECONDS, giveAccess, giveRefresh } from './grants.ts';
import { newChannelId, type Channel, type YouTube } from './state.ts';

export const APP = { id: 'herald-youtube', secret: 'herald-youtube-secret', name: 'Herald' };
const RIGHTS = 'https://www.googleapis.com/auth/';
export const UPLOAD = `${RIGHTS}youtube.upload`;
export const FORCE_SSL = `${RIGHTS}youtube.force-ssl`;
export const READONLY = `${RIGHTS}youtube.readonly`;
export const SCOPES = [UPLOAD, FORCE_SSL, READONLY, `${RIGHTS}yt-analytics.readonly`];

export const CHANNELS: Channel[] = [
  { id: 'UC4kHarbourGazetteDemo01', title: 'The Harbour Gazette', handle: '@harbourgazette' },
  { id: 'UC4kGangwanDailyDemo0002', title: '港湾日报', handle: '@gangwandaily' },
  { id: 'UC4kElFaroDeLaCosta00003', title: 'El Faro de la Costa', handle: '@elfarodelacosta' },
];

export function seedDemo(state: YouTube): void {
  for (const one of CHANNELS) if (!state.channels.get(one.id)) state.channels.put(one.id, one);
}

export function createChannel(state: YouTube, wanted: JsonRecord): JsonRecord | { problem: string } {
  const title = textAt(wanted, 'name') ?? '';
  if (title === '') return { problem: 'name must be a text' };
  const id = textAt(wanted, 'externalId') ?? newChannelId();
  if (state.channels.get(id)) return { problem: 'externalId is taken' };
  const handle = textAt(wanted, 'username') ?? `@c${id.slice(-8)}`;
  state.channels.put(id, { id, title, handle, isUnverified: wanted['isUnverified'] === true });
  const grant = { channelId: id, scopes: textsAt(wanted, 'scopes') ?? SCOPES.slice(0, 3) };
  const expiresInSeconds = numberAt(wanted, 'expiresInSeconds') ?? ACCESS_SECONDS;
  return {
    externalId: id,
    name: title,
    username: handle,
    accessToken: giveAccess(state, grant, expiresInSeconds),
    refreshToken: giveRefresh(state, grant),
    expiresInSeconds,
  };
}

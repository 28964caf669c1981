// What the rows of VK and of its groups share in the conformance table.
import type { Row } from './conformance-row.ts';

/** The stand-in's consent gives the device's id beside the code. */
export const withDevice: NonNullable<Row['keptRefresh']> = ({ refreshToken, deviceId }) =>
  `${refreshToken} ${deviceId}`;
export const vkWithout = [
  // VK has no words for a post that exists already: its guid answers with the post itself.
  'duplicate',
  // Every answer of the API is a 200 that says what became of the call.
  'accepted-then-flip',
  // What was uploaded and saved stays.
  'handle-expires',
];
export const vkParameters: Row['parameters'] = {
  token: [
    'grant_type',
    'code',
    'code_verifier',
    'client_id',
    'device_id',
    'redirect_uri',
    'state',
    'refresh_token',
    'access_token',
  ],
  who: ['client_id', 'access_token', 'extended', 'filter', 'count', 'v'],
  publish: ['owner_id', 'from_group', 'message', 'attachments', 'friends_only', 'guid', 'v'],
  photo: ['group_id', 'user_id', 'photo', 'server', 'hash', 'v'],
  media: ['name', 'group_id', 'privacy_view', 'v'],
  cover: ['owner_id', 'video_id', 'thumb_json', 'set_thumb', 'v'],
  upload: ['photo', 'video_file', 'file', 'to'],
  list: ['owner_id', 'count', 'filter', 'v'],
  read: ['posts', 'videos', 'v'],
  edit: ['owner_id', 'post_id', 'message', 'attachments', 'v'],
  delete: ['owner_id', 'post_id', 'video_id', 'target_id', 'v'],
};

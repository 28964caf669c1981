// One row a channel: where its stand-in lives at the sandbox, and every parameter its document names. All else is generic.
import type { ChannelId } from '@herald/contract/channels.ts';

export type Row = {
  readonly channelId: ChannelId;
  /** The sandbox's word for the platform, and the beginning of its operations' names. */
  readonly platform: string;
  readonly app: { readonly id: string; readonly secret: string };
  bases(host: string): Readonly<Record<string, string>>;
  /** The right without which an account is no use; null where consent has no rights to tick. */
  readonly writeScope: string | null;
  /** Whether the token before is dead once it was refreshed. */
  readonly refreshRotates: boolean;
  /** Where more than the refresh token is kept: how the channel keeps it. */
  keptRefresh?(made: {
    readonly refreshToken?: string | undefined;
    readonly deviceId?: string | undefined;
  }): string;
  /** Faults of the sandbox that this platform has no words for, or that its protocol does not know. */
  readonly without: readonly string[];
  /** Where the platform takes no picture's bytes, but an address it fetches them from. */
  readonly fetchesPictures?: true;
  /** Per operation the names a request may carry, in query or body (channels.md). */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
};

/** The stand-in's consent gives the device's id beside the code. */
const withDevice: Row['keptRefresh'] = ({ refreshToken, deviceId }) => `${refreshToken} ${deviceId}`;
const vkWithout = [
  // VK has no words for a post that exists already: its guid answers with the post itself.
  'duplicate',
  // Every answer of the API is a 200 that says what became of the call.
  'accepted-then-flip',
  // What was uploaded and saved stays.
  'handle-expires',
];
const vkParameters: Row['parameters'] = {
  token: [
    'grant_type',
    'code',
    'code_verifier',
    'client_id',
    'device_id',
    'redirect_uri',
    'state',
    'refresh_token',
  ],
  who: ['client_id', 'access_token', 'extended', 'filter', 'count', 'v'],
  publish: ['owner_id', 'from_group', 'message', 'attachments', 'guid', 'v'],
  photo: ['group_id', 'user_id', 'photo', 'server', 'hash', 'v'],
  media: ['name', 'description', 'group_id', 'v'],
  cover: ['owner_id', 'video_id', 'thumb_json', 'set_thumb', 'v'],
  upload: ['photo', 'video_file', 'file', 'to'],
  list: ['owner_id', 'count', 'filter', 'v'],
  read: ['posts', 'v'],
  edit: ['owner_id', 'post_id', 'message', 'attachments', 'v'],
  delete: ['owner_id', 'post_id', 'v'],
};
const graphList = ['fields', 'since', 'until', 'limit', 'after'];

export const rows: readonly Row[] = [
  {
    channelId: 17,
    platform: 'wechat',
    app: { id: 'herald-wechat', secret: 'herald-wechat-secret' },
    // Nobody is asked for a right.
    writeScope: null,
    refreshRotates: false,
    // An application's token is always that of its own account, whichever account was made for the test.
    keptRefresh: () => 'herald-wechat',
    without: [
      // Every answer is a 200, and its publish_id is not the id that the article will have.
      'accepted-then-flip',
      // A draft stays until it is published: one that is gone says that it was.
      'handle-expires',
    ],
    bases: (host) => ({ api: `${host}/wechat/api` }),
    parameters: {
      token: ['grant_type', 'appid', 'secret'],
      who: ['access_token'],
      photo: ['access_token', 'media'],
      cover: ['access_token', 'type', 'media'],
      media: ['access_token', 'articles'],
      status: ['access_token', 'media_id', 'publish_id'],
      publish: ['access_token', 'media_id'],
      list: ['access_token', 'offset', 'count', 'no_content'],
      read: ['access_token', 'article_id'],
      delete: ['access_token', 'article_id', 'index'],
      // The page a reader opens.
      reader: [],
    },
  },
  {
    channelId: 18,
    platform: 'weibo',
    app: { id: 'herald-weibo', secret: 'herald-weibo-secret' },
    // Sharing needs no right that could be left unticked.
    writeScope: null,
    refreshRotates: false,
    // A picture travels with its post: nothing is asked of Weibo beforehand, so that nothing there could expire.
    without: ['prepare', 'handle-expires'],
    bases: (host) => ({ api: `${host}/weibo/api`, web: `${host}/weibo/web` }),
    parameters: {
      token: ['client_id', 'client_secret', 'grant_type', 'redirect_uri', 'code'],
      who: ['access_token', 'uid'],
      publish: ['access_token', 'status', 'rip', 'pic'],
      list: ['access_token', 'uid', 'count', 'page'],
      read: ['access_token', 'id'],
    },
  },
  {
    channelId: 31,
    platform: 'facebook',
    app: { id: 'herald-facebook', secret: 'herald-facebook-secret' },
    writeScope: 'pages_manage_posts',
    refreshRotates: false,
    without: [],
    bases: (host) => ({
      graph: `${host}/facebook/graph`,
      graphVideo: `${host}/facebook/graphVideo`,
      www: `${host}/facebook/www`,
    }),
    parameters: {
      token: ['client_id', 'client_secret', 'redirect_uri', 'code', 'grant_type', 'fb_exchange_token'],
      who: ['input_token', 'access_token', 'fields', 'limit', 'after'],
      publish: ['message', 'link', 'attached_media', 'fields', 'published'],
      photo: ['published', 'alt_text_custom', 'source'],
      media: ['upload_phase', 'file_size', 'upload_session_id', 'title', 'description', 'published', 'thumb'],
      upload: ['upload_phase', 'upload_session_id', 'start_offset', 'video_file_chunk'],
      status: ['fields'],
      list: graphList,
      read: ['fields'],
      edit: ['message'],
      delete: [],
    },
  },
  {
    channelId: 32,
    platform: 'twitter',
    app: { id: 'herald-x', secret: 'herald-x-secret' },
    writeScope: 'tweet.write',
    refreshRotates: true,
    without: [],
    bases: (host) => ({ api: `${host}/x/api`, web: `${host}/x/web` }),
    parameters: {
      token: ['grant_type', 'code', 'redirect_uri', 'code_verifier', 'client_id', 'refresh_token'],
      who: ['user.fields'],
      publish: ['text', 'media'],
      media: [
        'media',
        'media_category',
        'media_type',
        'total_bytes',
        'segment_index',
        'command',
        'media_id',
        'id',
        'metadata',
      ],
      list: ['max_results', 'start_time', 'exclude', 'pagination_token', 'tweet.fields'],
      read: ['tweet.fields'],
      delete: [],
    },
  },
  {
    channelId: 33,
    platform: 'vk',
    app: { id: 'herald-vk', secret: 'herald-vk-secret' },
    writeScope: 'wall',
    refreshRotates: true,
    keptRefresh: withDevice,
    without: vkWithout,
    bases: (host) => ({ api: `${host}/vk/api`, id: `${host}/vk/id`, web: `${host}/vk/web` }),
    parameters: vkParameters,
  },
  {
    channelId: 34,
    platform: 'youtube',
    app: { id: 'herald-youtube', secret: 'herald-youtube-secret' },
    writeScope: 'https://www.googleapis.com/auth/youtube.upload',
    refreshRotates: false,
    // YouTube refuses no upload as a duplicate (it may reject the video later), and a promise is a 200 whose video says 'uploaded'.
    without: ['duplicate', 'accepted-then-flip'],
    bases: (host) => ({
      api: `${host}/youtube/api`,
      accounts: `${host}/youtube/accounts`,
      token: `${host}/youtube/token`,
      www: `${host}/youtube/www`,
    }),
    parameters: {
      token: [
        'grant_type',
        'code',
        'redirect_uri',
        'code_verifier',
        'client_id',
        'client_secret',
        'refresh_token',
      ],
      who: ['part', 'mine'],
      media: ['uploadType', 'part', 'snippet', 'status'],
      upload: ['uploadType', 'upload_id', '$bytes'],
      status: ['uploadType', 'upload_id'],
      publish: ['uploadType', 'upload_id', '$bytes'],
      cover: ['videoId', '$bytes'],
      list: ['part', 'playlistId', 'maxResults', 'pageToken'],
      read: ['part', 'id'],
      edit: ['part', 'id', 'snippet', 'status'],
      delete: ['id'],
      // The address a viewer opens.
      reader: ['v'],
    },
  },
  {
    channelId: 36,
    platform: 'vk-group',
    app: { id: 'herald-vk-group', secret: 'herald-vk-group-secret' },
    writeScope: 'wall',
    refreshRotates: true,
    keptRefresh: withDevice,
    without: vkWithout,
    bases: (host) => ({
      api: `${host}/vk-group/api`,
      id: `${host}/vk-group/id`,
      web: `${host}/vk-group/web`,
    }),
    parameters: vkParameters,
  },
  {
    channelId: 42,
    platform: 'linkedin',
    app: { id: 'herald-linkedin', secret: 'herald-linkedin-secret' },
    // The rights to write for a member and for a page end alike, and both are taken away.
    writeScope: '_social',
    refreshRotates: false,
    // A new post is answered by a header and no body: there is nothing to break off, or to come in drops.
    without: ['truncated', 'slow-drip'],
    bases: (host) => ({ api: `${host}/linkedin/api`, www: `${host}/linkedin/www` }),
    parameters: {
      token: ['grant_type', 'code', 'client_id', 'client_secret', 'redirect_uri', 'refresh_token'],
      who: ['q', 'state', 'count'],
      photo: ['action', 'initializeUploadRequest'],
      media: ['action', 'initializeUploadRequest', 'finalizeUploadRequest'],
      upload: ['$bytes'],
      status: [],
      publish: [
        'author',
        'commentary',
        'visibility',
        'distribution',
        'content',
        'lifecycleState',
        'isReshareDisabledByAuthor',
      ],
      list: ['q', 'author', 'count', 'start', 'sortBy'],
      read: [],
      edit: ['patch'],
      delete: [],
    },
  },
  {
    channelId: 43,
    platform: 'tiktok',
    app: { id: 'herald-tiktok', secret: 'herald-tiktok-secret' },
    writeScope: 'video.upload',
    refreshRotates: true,
    without: [
      // TikTok refuses no video because it was sent before.
      'duplicate',
      // Every last piece is a promise, whose handle is not the id that its creator's post will have.
      'accepted-then-flip',
      // It is answered by a status alone: there is no body that could lack an id, be cut off or drip.
      'no-id',
      'truncated',
      'slow-drip',
    ],
    bases: (host) => ({ api: `${host}/tiktok/api`, www: `${host}/tiktok/www` }),
    parameters: {
      token: ['grant_type', 'code', 'redirect_uri', 'client_key', 'client_secret', 'refresh_token'],
      who: ['fields'],
      media: ['source_info'],
      upload: ['upload_id', 'upload_token', '$bytes'],
      publish: ['upload_id', 'upload_token', '$bytes'],
      status: ['publish_id'],
      read: ['fields', 'filters'],
      // The page a viewer opens.
      reader: [],
    },
  },
  {
    channelId: 44,
    platform: 'instagram',
    app: { id: 'herald-instagram', secret: 'herald-instagram-secret' },
    writeScope: 'instagram_content_publish',
    refreshRotates: false,
    fetchesPictures: true,
    // A container is published once, so Instagram needs no words for a twin; and it is the container that is on its way, never the post.
    without: ['duplicate', 'accepted-then-flip'],
    bases: (host) => ({
      graph: `${host}/instagram/graph`,
      rupload: `${host}/instagram/rupload`,
      www: `${host}/instagram/www`,
    }),
    parameters: {
      token: ['client_id', 'client_secret', 'redirect_uri', 'code', 'grant_type', 'fb_exchange_token'],
      who: ['input_token', 'access_token', 'fields', 'limit', 'after'],
      quota: ['fields'],
      media: [
        'image_url',
        'media_type',
        'upload_type',
        'is_carousel_item',
        'children',
        'caption',
        'alt_text',
        'cover_url',
        'share_to_feed',
      ],
      upload: ['$bytes'],
      status: ['fields'],
      publish: ['creation_id'],
      list: graphList,
      read: ['fields'],
      delete: [],
    },
  },
];

// Who may make which call, written by hand and reviewed: the contract is compared with it, so that no slip goes unseen.
import { allEndpoints } from '@herald/contract/endpoints/all.ts';
import { expect, test } from 'vitest';

const anyone = 'anyone';
const signedIn = 'signed-in';
const edits = 'content:edit';
const publishes = 'fMFzqi';
const schedules = 'rU7Zbu | fMFzqi, not nqiU7r';
const resolves = 'publication:resolve';
const brakes = 'publication:pause';
const binds = 'account:bind';
const brakesAccounts = 'publication:pause | account:bind';
const seesAll = 'content:all';

const table: Readonly<Record<string, string>> = {
  'POST /control/user/refreshToken': anyone,
  'POST /control/user/logout': anyone,
  'GET /control/user/info': signedIn,
  'GET /control/user/dashboard': signedIn,
  'GET /control/resource/pagePermissions': signedIn,
  'GET /content/contentList/myDraft/list': signedIn,
  'POST /content/contentList/draft/insert': edits,
  'POST /content/contentList/draft/update': edits,
  'GET /content/contentList/draft/query': signedIn,
  'GET /content/contentList/draft/delete': edits,
  'POST /content/materialPackage/create': edits,
  'POST /content/materialPackage/update': edits,
  'POST /content/contentList/create': edits,
  'POST /content/contentList/update': edits,
  'GET /content/contentList/query': signedIn,
  'GET /content/contentList/delete': edits,
  'GET /content/contentList/mylist': signedIn,
  'GET /content/contentList/deplist': signedIn,
  'GET /content/contentList/adminlist': seesAll,
  'GET /content/contentList/mrsChannels': signedIn,
  'GET /content/channel/catalogue': signedIn,
  'POST /content/contentList/ischannel': signedIn,
  'POST /content/contentList/pub': publishes,
  'POST /content/contentList/pubArr': publishes,
  'POST /content/contentList/draft/pubDraft': publishes,
  'GET /content/contentList/restartPub': publishes,
  'POST /content/schedulepubmaterial/insert': schedules,
  'POST /content/schedulepubmaterial/update': schedules,
  'POST /content/schedulepubmaterial/pub': publishes,
  'GET /content/schedulepubmaterial/list': signedIn,
  'GET /content/schedulepubmaterial/listZY': signedIn,
  'GET /content/publish/queryChunkVideoStatus': signedIn,
  'GET /content/publish/screenShot': signedIn,
  'POST /content/publish/picUrlPage': signedIn,
  'GET /content/schedulepubmaterial/detail': signedIn,
  'GET /content/schedulepubmaterial/withdrawTiming': schedules,
  'GET /content/publish/pubHistory': signedIn,
  'GET /content/publish/pubDepHistory': signedIn,
  'GET /content/publish/pubAdmHistory': seesAll,
  'GET /content/publish/getPubHistoryByParentId': signedIn,
  'GET /content/publish/detail': signedIn,
  'GET /content/publish/live': publishes,
  'POST /content/publish/resolve': resolves,
  'POST /content/publish/withdrawArticle': publishes,
  'POST /content/publish/withdrawal': publishes,
  'POST /content/publish/update': publishes,
  'POST /content/publish/lookAgain': resolves,
  'POST /content/publish/statistic': signedIn,
  'GET /content/publish/pauses': signedIn,
  'POST /content/publish/pause': brakesAccounts,
  'POST /content/publish/liftPause': brakesAccounts,
  'GET /content/publish/platforms': brakes,
  'POST /content/publish/resends': brakes,
  'GET /control/account/allChannelBindList': signedIn,
  'GET /content/contentList/bindList': signedIn,
  'GET /om/channel/auth/openPage': binds,
  'GET /om/channel/auth/standing': anyone,
  'GET /om/channel/auth/choices': binds,
  'POST /om/channel/auth/bind': binds,
  'GET /om/channel/send/url': binds,
  'GET /control/account/foreignAuth/list': binds,
  'POST /control/account/insertAuth': binds,
  'POST /control/account/create': binds,
  'POST /control/account/myCreate': binds,
  'GET /control/account/reload': binds,
  'GET /control/account/recommend/list': signedIn,
  'POST /control/account/recommend/add': binds,
  'GET /control/account/list': binds,
  'GET /control/account/myAccount': signedIn,
  'GET /control/account/query': signedIn,
  'GET /control/account/auth/list': binds,
  'GET /control/account/authtoken': binds,
  'POST /control/account/update': binds,
  'GET /control/account/delete': binds,
  'GET /content/contentList/emojis': signedIn,
  'GET /content/contentList/facebookfeeling': signedIn,
  'GET /content/publish/queryFacebookArea': signedIn,
  'GET /control/account/facebookArea': signedIn,
  'POST /content/materialPackage/facebookWhiteList': signedIn,
  'POST /oss/media/postpolicy': edits,
  'GET /oss/tuku/postpolicy': edits,
  'GET /qiniu/upload/token': edits,
  'GET /oss/media/stored': edits,
  'GET /oss/media/unfinished': edits,
  'POST /oss/media/abandon': edits,
  'GET /oss/media/strip': edits,
  'POST /oss/media/frame': edits,
  'POST /oss/media/crop': edits,
  'POST /oss/media/shrink': edits,
  'GET /oss/media/picture': edits,
  'GET /content/material/myMaterial': signedIn,
  'GET /content/material/query': signedIn,
  'POST /content/material/materialUploading': edits,
  'POST /content/material/update': edits,
  'GET /content/material/delete': edits,
  'POST /content/material/restore': edits,
  'GET /content/material/uses': signedIn,
  'GET /transcode/queryH265': edits,
  'GET /transcode': edits,
  'GET /transcode/queryPercent': edits,
  'GET /transcode/queryDetail': edits,
  'GET /transcode/queryVideoProperties': edits,
  'POST /transcode/cancel': edits,
  'POST /infor/notReadList': signedIn,
  'GET /infor/myInfor': signedIn,
  'POST /infor/markRead': signedIn,
};

test('every call needs what this table says, no more and no less (R-PERM-004, R-PERM-005, R-PUB-016, R-SCHED-020)', () => {
  const declared = allEndpoints.map(({ method, path, permission }) => {
    if (typeof permission === 'string') return [`${method} ${path}`, permission];
    const none = permission.noneOf ? `, not ${permission.noneOf.join(' ')}` : '';
    return [`${method} ${path}`, `${permission.anyOf.join(' | ')}${none}`];
  });
  expect(Object.fromEntries(declared)).toEqual(table);
});

// The rules of objects, as they are meant: for each call that names an object of a department, what it sends and whom it answers what; `$name` is one of test-objects.ts.

type Rule = {
  readonly sends: object;
  /** To a stranger with every code but content:all; of what only reads also to a colleague with those, and to a stranger who sees all. */
  readonly answers: readonly number[];
};

const gone = 404_001;
const postGone = 105_019;
const ok = 200;

/** A deed that only the object's department may do. */
const deed = (sends: Rule['sends']): Rule => ({ sends, answers: [gone] });
/** Read by the department, and by whoever sees all. */
const read = (sends: Rule['sends']): Rule => ({ sends, answers: [gone, ok, ok] });
/** As those, where the specification has a code of its own for a post that is not there. */
const readPost = (sends: Rule['sends']): Rule => ({ sends, answers: [postGone, ok, ok] });
const postDeed = (sends: Rule['sends']): Rule => ({ sends, answers: [postGone] });
/** Answered to a stranger too, with nothing of the object: an empty list, “not usable”, or something new of the stranger’s own. */
const tellsNothing = (sends: Rule['sends']): Rule => ({ sends, answers: [ok] });
/** Read by its owner alone. */
const own = (sends: Rule['sends']): Rule => ({ sends, answers: [gone, gone, gone] });

const inAYear = '2027-11-26 12:00:00';
const words = { title: 'Taken over', draftMediaList: [{ mediaType: 3, content: 'By a stranger.' }] };
const said = { title: 'Taken over', materialList: [{ mediaType: 3, content: 'By a stranger.' }] };

export const objectRules: Readonly<Record<string, Rule>> = {
  'POST /control/user/endSession': deed({ id: '$session' }),
  'POST /content/contentList/draft/insert': tellsNothing({ ...words, id: '$draft' }),
  'POST /content/contentList/draft/update': deed({ ...words, id: '$draft' }),
  'GET /content/contentList/draft/query': read({ id: '$draft' }),
  'GET /content/contentList/draft/delete': deed({ id: '$draft' }),
  'GET /content/contentList/draft/updateDraftToMaterial': deed({ ids: '$draft' }),
  'POST /content/contentList/draft/restore': deed({ id: '$draft' }),
  'POST /content/materialPackage/create': deed({ ...said, pkGUID: '$package' }),
  'POST /content/materialPackage/update': deed({ ...said, pkGUID: '$package' }),
  'POST /content/contentList/create': deed({ ...said, pkGUID: '$package' }),
  'POST /content/contentList/update': deed({ ...said, pkGUID: '$package' }),
  'GET /content/contentList/query': read({ id: '$package' }),
  'GET /content/contentList/delete': deed({ pkGUID: '$package' }),
  'POST /content/contentList/restore': deed({ pkGUID: '$package' }),
  'POST /content/contentList/moveCategory': deed({ pkGUIDs: '$package', channel: '国际' }),
  'GET /content/contentList/versions': read({ id: '$package' }),
  'GET /content/contentList/version': read({ id: '$package', version: 1 }),
  'POST /content/contentList/restoreVersion': deed({ pkGUID: '$package', version: 1, revision: 1 }),
  'GET /infor/notes': read({ id: '$package' }),
  'POST /content/materialPackage/addNote': deed({ id: '$package', text: 'From a stranger', mentioned: [] }),
  'GET /content/materialPackage/noteReaders': read({ id: '$package' }),
  'POST /infor/presence': tellsNothing({ kind: 'package', id: '$package' }),
  'GET /content/template/query': read({ id: '$template' }),
  'POST /content/template/rename': deed({ id: '$template', name: 'Taken over' }),
  'POST /content/template/delete': deed({ id: '$template' }),
  'POST /content/contentList/pub': deed([{ pkGUID: '$package', bids: '$account' }]),
  'POST /content/contentList/draft/pubDraft': deed([{ id: '$draft', bids: '$account' }]),
  'POST /content/contentList/pubArr': deed({ pkGUIDs: '$package', bids: '$account' }),
  'GET /content/contentList/restartPub': deed({ id: '$waits' }),
  'GET /content/publish/getPubHistoryByParentId': { sends: { id: '$livePackage' }, answers: [ok, ok, ok] },
  'GET /content/publish/detail': readPost({ id: '$live' }),
  'GET /content/publish/live': readPost({ id: '$live' }),
  'POST /content/publish/resolve': deed({ id: '$waits', answer: 'drop' }),
  'POST /content/publish/withdrawArticle': deed({ id: '$live' }),
  'POST /content/publish/withdrawal': deed({ id: '$live' }),
  'POST /content/publish/update': deed({ opp_id: '$live', pkGUID: '$livePackage' }),
  'POST /content/publish/statistic': postDeed({ id: '$livePackage' }),
  'POST /content/publish/statistic/totals': tellsNothing({
    of: 'department',
    bid: '$account',
    from: '2026-11-01',
    until: '2026-11-30',
  }),
  'POST /content/publish/lookAgain': deed({ id: '$waits' }),
  'POST /content/schedulepubmaterial/insert': deed({
    pubTime: inAYear,
    channelBindIds: '$account',
    pkGUID: '$package',
  }),
  'POST /content/schedulepubmaterial/update': deed({
    id: '$schedule',
    pubTime: inAYear,
    channelBindIds: '$account',
  }),
  'POST /content/schedulepubmaterial/pub': deed({ schedulePubMaterialId: '$schedule', bids: '', status: 5 }),
  'GET /content/schedulepubmaterial/detail': read({ id: '$schedule' }),
  'GET /content/schedulepubmaterial/grabJob': deed({ id: '$schedule' }),
  'GET /content/schedulepubmaterial/releaseJob': deed({ id: '$schedule' }),
  'GET /content/schedulepubmaterial/delete': deed({ ids: '$schedule' }),
  'GET /content/schedulepubmaterial/withdrawTiming': deed({ id: '$schedule' }),
  'GET /content/publish/queryChunkVideoStatus': read({ taskId: '$live' }),
  'POST /content/publish/picUrlPage': postDeed({ id: '$live' }),
  'POST /content/contentList/ischannel': tellsNothing({ bids: '$account' }),
  'GET /control/account/recommend/list': read({ id: 'local-news', departmentId: '$department' }),
  'POST /control/account/recommend/add': deed({
    id: '国际',
    accountIds: '$account',
    departmentId: '$department',
  }),
  'GET /control/account/query': read({ id: '$account' }),
  'GET /control/account/auth/list': read({ id: '$account' }),
  'GET /control/account/auth/add': read({ id: '$account', name: '' }),
  'POST /control/account/auth/access': deed({ id: '$account', access: 'named' }),
  'POST /control/account/auth/insert': deed({ id: '$account', personId: '$person' }),
  'POST /control/account/auth/delete': deed({ id: '$account', personId: '$person' }),
  'GET /control/account/authtoken': read({ id: '$account' }),
  'GET /control/account/quota': { sends: { ids: '$account' }, answers: [gone, ok, gone] },
  'POST /control/account/update': deed({ id: '$account', name: 'Taken over', description: 'By a stranger' }),
  'GET /control/account/delete': deed({ ids: '$account' }),
  'GET /content/material/query': own({ id: '$material' }),
  'POST /content/material/update': deed({ id: '$material', title: 'Taken over', dataContent: '' }),
  'GET /content/material/delete': deed({ id: '$material' }),
  'POST /content/material/restore': deed({ id: '$material' }),
  'GET /content/material/uses': own({ id: '$material' }),
};

/** Calls that name something, but no object of a department, each with why. */
export const ofTheHouse: Readonly<Record<string, string>> = {
  ...because('people, departments, roles and entries are the house’s: whoever manages them manages all', [
    'GET /control/user/userList',
    'POST /control/user/create',
    'POST /control/user/update',
    'POST /control/user/status',
    'GET /control/user/delete',
    'GET /control/user/left',
    'GET /control/user/userrole/list',
    'GET /control/user/userrole/add',
    'GET /control/user/userrole/insert',
    'GET /control/user/userrole/delete',
    'POST /control/user/userrole/set',
    'POST /control/department/update',
    'GET /control/department/delete',
    'POST /control/role/update',
    'GET /control/role/delete/0/:ids',
    'GET /control/role/resc/list',
    'GET /control/role/resc/add',
    'GET /control/role/resc/insert/:roleId',
    'GET /control/role/resc/delete',
    'POST /control/resource/create',
    'POST /control/resource/update',
    'GET /control/resource/delete/0',
    'GET /control/resource/delete/1',
  ]),
  ...because('a channel or a department that narrows a list, itself of what one may see', [
    'POST /content/contentList/classify',
    'GET /content/publish/pubHistory',
    'GET /content/publish/pubDepHistory',
    'GET /content/publish/pubAdmHistory',
    'GET /content/schedulepubmaterial/list',
    'GET /content/schedulepubmaterial/listZY',
    'GET /control/account/list',
  ]),
  ...because('a platform, where accounts are bound anew for one’s own department', [
    'GET /control/account/facebookArea',
    'GET /content/publish/queryFacebookArea',
    'POST /content/publish/resends',
    'GET /om/channel/auth/openPage',
    'GET /om/channel/send/url',
    'GET /control/account/foreignAuth/list',
    'POST /control/account/insertAuth',
    'POST /control/account/create',
    'POST /control/account/myCreate',
    'POST /om/channel/auth/bind',
  ]),
  ...because('a file or an address: what is kept is shown to whoever is signed in (docs/decisions/0009)', [
    'POST /content/materialPackage/facebookWhiteList',
    'POST /oss/media/abandon',
    'GET /oss/media/strip',
    'POST /oss/media/frame',
    'POST /oss/media/crop',
    'POST /oss/media/shrink',
    'GET /oss/media/picture',
    'POST /content/material/materialUploading',
    'GET /transcode/queryH265',
    'GET /transcode',
    'GET /transcode/queryPercent',
    'GET /transcode/queryDetail',
    'GET /transcode/queryVideoProperties',
    'POST /transcode/cancel',
  ]),
  ...because('one’s own messages, found among one’s own only', ['POST /infor/markRead']),
  ...because('who may brake publishing may let it go on', ['POST /content/publish/liftPause']),
  ...because('the demonstration’s articles and roles are everybody’s', [
    'GET /article/detail',
    'POST /article/update',
    'PUT /role/:key',
    'DELETE /role/:key',
  ]),
  ...because('the newsroom’s settings', [
    'GET /control/filing/list',
    'POST /control/filing/create',
    'POST /control/filing/update',
    'POST /control/filing/order',
    'POST /control/filing/delete/0',
    'POST /control/filing/delete/1',
    'POST /control/channelApp/update',
    'POST /control/channelApp/delete',
  ]),
};

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

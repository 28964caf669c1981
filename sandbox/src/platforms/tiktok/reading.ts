// Reading back: how far an upload is, who the creator is, and which of his videos still stand.
import type { Answer, Call } from '../../call.ts';
import { isAnswer } from '../../call.ts';
import { isRecord, textAt, textsAt } from '../../json.ts';
import { inside, problemWithRate } from './access.ts';
import { invalidParams, refuse, respond, respondExactly } from './answers.ts';
import { BASIC, LIST, PROFILE, UPLOAD } from './demo.ts';
import { bodyOf, fieldsOf, isIds, isText, problemWithQuery, recordOf } from './fields.ts';
import { showCreator, showVideo, USER_FIELDS, VIDEO_FIELDS } from './nodes.ts';
import { isPublic, statusOf, type Share, type TikTok } from './state.ts';

const MOST_AT_ONCE = 20;

export function showMe(state: TikTok, call: Call): Answer {
  const fields = fieldsOf(call, USER_FIELDS);
  if (isAnswer(fields)) return fields;
  const scopes = fields.includes('username') ? [BASIC, PROFILE] : [BASIC];
  return inside(state, call, scopes, (creator) =>
    respond({ user: showCreator(creator, fields, call.origin) }),
  );
}

export function showStatus(state: TikTok, call: Call): Answer {
  return inside(state, call, [UPLOAD], (creator) => {
    const problem = problemWithQuery(call) ?? problemWithRate(state, creator, 'status');
    if (problem) return problem;
    const body = bodyOf(call, { publish_id: isText });
    if (isAnswer(body)) return body;
    const wanted = textAt(body, 'publish_id');
    const share = [...state.shares.values()].find(({ publishId }) => publishId === wanted);
    if (!share) return refuse(400, 'invalid_publish_id', 'The publish_id does not exist');
    if (share.openId !== creator.openId) return refuse(403, 'token_not_authorized_for_specified_publish_id');
    return describe(state, share);
  });
}

function describe(state: TikTok, share: Share): Answer {
  const status = statusOf(state, share);
  const { video, receivedBytes } = share;
  const ids = video && isPublic(state, share) ? [video.id] : [];
  const data = {
    status,
    publicaly_available_post_id: ids,
    uploaded_bytes: receivedBytes,
    ...(status === 'FAILED' ? { fail_reason: video?.failReason ?? 'internal' } : {}),
  };
  return respondExactly(data, ids);
}

export function queryVideos(state: TikTok, call: Call): Answer {
  return inside(state, call, [LIST], (creator) => {
    const fields = fieldsOf(call, VIDEO_FIELDS);
    if (isAnswer(fields)) return fields;
    const body = bodyOf(call, { filters: isRecord });
    if (isAnswer(body)) return body;
    const filters = recordOf(body['filters'], { video_ids: isIds }, 'filters');
    if (isAnswer(filters)) return filters;
    const ids = textsAt(filters, 'video_ids') ?? [];
    if (ids.length > MOST_AT_ONCE) return invalidParams('At most 20 video_ids');
    const videos = state.shares
      .of(creator.openId)
      .flatMap((share) => (share.video && isPublic(state, share) ? [share.video] : []))
      .filter(({ id }) => ids.includes(id))
      .map((video) => showVideo(state, creator, video, fields, call.origin));
    return respond({ videos });
  });
}

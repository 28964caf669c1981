// What is published: a draft leaves its box when it is submitted, and what became of it stands in the ledger as one post.
import type { Answer, Call } from '../../call.ts';
import { numberAt, textAt } from '../../json.ts';
import { insidePublishing, problemWithRate } from './access.ts';
import { done, refuse } from './answers.ts';
import { bodyOf, isAnswer, isText, isWhole } from './fields.ts';
import { newArticleId, newPublishId, statusOf, type Publication, type WeChat } from './state.ts';
import { picturesIn, plainText } from './text.ts';

const PROCESSING_MS = 40;

export function submit(state: WeChat, call: Call): Answer {
  return insidePublishing(state, call, (account) => {
    const body = bodyOf(call, { media_id: isText });
    if (isAnswer(body)) return body;
    const tooMany = problemWithRate(state, account);
    if (tooMany) return tooMany;
    const draft = state.drafts.get(textAt(body, 'media_id') ?? '');
    if (draft?.appId !== account.appId || call.bent.handlesExpire === true) return refuse(40007);
    const { world } = state;
    const tag = call.headers['x-client-tag'];
    const publication: Publication = {
      publishId: newPublishId(state),
      articleId: newArticleId(),
      appId: account.appId,
      articles: draft.articles,
      submittedAtMs: world.now(),
      requestFirstByteAtMs: call.firstByteAtMs,
      readyAtMs: world.now() + (call.bent.heldForMs ?? PROCESSING_MS),
      isRefused: call.bent.flipsTo === 'gone',
      deleted: [],
      ...(tag === undefined ? {} : { clientTag: tag }),
    };
    state.drafts.remove(draft.mediaId);
    state.publications.put(publication.articleId, publication);
    if (!publication.isRefused) enter(state, publication);
    return done({
      publish_id: Number(publication.publishId),
      msg_data_id: Number(publication.publishId) + 1,
    });
  });
}

function enter({ world, pictures }: WeChat, publication: Publication): void {
  const { appId, articleId, articles, clientTag } = publication;
  const [first] = articles;
  const shown = articles.flatMap(({ content }) => picturesIn(content));
  world.ledger.posted({
    platform: 'wechat',
    account: appId,
    externalId: articleId,
    text: articles.map(({ content }) => plainText(content)).join('\n\n'),
    ...(first && first.sourceUrl !== '' ? { link: first.sourceUrl } : {}),
    mediaSha256s: shown.flatMap(({ address }) => pictures.get(`${appId} ${address}`)?.sha256 ?? []),
    visibility: 'public',
    requestFirstByteAt: new Date(publication.requestFirstByteAtMs).toISOString(),
    appliedAt: new Date(publication.submittedAtMs).toISOString(),
    edits: [],
    ...(clientTag === undefined ? {} : { clientTag }),
  });
}

/** Without a position, or with 0, all of them; there is no way back. */
export function remove(state: WeChat, call: Call): Answer {
  return insidePublishing(state, call, ({ appId }) => {
    const body = bodyOf(call, { article_id: isText, index: isWhole }, ['index']);
    if (isAnswer(body)) return body;
    const publication = state.publications.get(textAt(body, 'article_id') ?? '');
    if (publication?.appId !== appId || statusOf(state, publication) !== 'live') return refuse(53600);
    const index = numberAt(body, 'index') ?? 0;
    const all = publication.articles.map((_, place) => place + 1);
    if (index > all.length) return refuse(40035);
    const deleted = index === 0 ? all : [...new Set([...publication.deleted, index])];
    state.publications.put(publication.articleId, { ...publication, deleted });
    if (deleted.length === all.length)
      state.world.ledger.removed('wechat', publication.articleId, state.world.now());
    return done();
  });
}

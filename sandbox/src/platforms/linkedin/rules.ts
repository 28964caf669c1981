// What LinkedIn checks in a post: its words, that its content is of one kind, and that its media are there and its author's own.
import type { Answer, Call } from '../../call.ts';
import { isFlag, isText, listOf, oneOf } from '../../checks.ts';
import type { JsonRecord } from '../../json.ts';
import { isRecord, textAt } from '../../json.ts';
import { invalid, invalidValue } from './answers.ts';
import type { Shape } from './fields.ts';
import { isAddress, isAuthor, isUrn, recordOf } from './fields.ts';
import { statusOf } from './media.ts';
import type { Article, LinkedIn, Medium } from './state.ts';
import type { LittleText } from './text.ts';
import { LONGEST_ALT_TEXT, LONGEST_COMMENTARY, readLittleText } from './text.ts';

const isImage = isUrn('image');
const isMedium = recordOf({
  required: { id: (value) => isImage(value) || isUrn('video')(value) },
  optional: { title: isText, altText: isText },
});
const isRow = recordOf({
  required: {
    images: listOf(recordOf({ required: { id: isImage }, optional: { altText: isText } }), 2, 20),
  },
});
const isArticle = recordOf({
  required: { source: isAddress, title: (value) => isText(value) && value !== '' },
  optional: { description: isText, thumbnail: isImage, thumbnailAltText: isText },
});
const isContent = recordOf({ optional: { media: isMedium, multiImage: isRow, article: isArticle } });
const isDistribution = recordOf({
  required: { feedDistribution: oneOf('MAIN_FEED', 'NONE') },
  optional: { targetEntities: listOf(isText, 0, 0), thirdPartyDistributionChannels: listOf(isText, 0, 0) },
});

export const CREATE: Shape = {
  required: {
    author: isAuthor,
    commentary: isText,
    visibility: oneOf('PUBLIC', 'CONNECTIONS', 'LOGGED_IN'),
    distribution: isDistribution,
    lifecycleState: oneOf('PUBLISHED'),
  },
  optional: { content: isContent, isReshareDisabledByAuthor: isFlag },
};

export interface Content {
  content: string | null;
  media: Medium[];
  article: Article | null;
}

export function readCommentary(commentary: string): LittleText | Answer {
  const read = readLittleText(commentary);
  if (!read) return invalidValue('commentary', 'A reserved character of little text is not escaped');
  if ([...read.text].length <= LONGEST_COMMENTARY) return read;
  return invalid('FIELD_LENGTH_TOO_LONG', 'commentary', `commentary exceeds ${LONGEST_COMMENTARY}`);
}

function mediumOf(record: JsonRecord): Medium {
  return {
    urn: textAt(record, 'id') ?? '',
    title: textAt(record, 'title') ?? '',
    altText: textAt(record, 'altText') ?? '',
  };
}

function articleOf(record: JsonRecord): Article {
  return {
    source: textAt(record, 'source') ?? '',
    title: textAt(record, 'title') ?? '',
    description: textAt(record, 'description') ?? '',
    thumbnail: textAt(record, 'thumbnail') ?? null,
  };
}

export function readContent(state: LinkedIn, call: Call, author: string, body: JsonRecord): Content | Answer {
  const { content } = body;
  if (!isRecord(content)) return { content: null, media: [], article: null };
  if (Object.keys(content).length !== 1)
    return invalidValue('content', 'content must be one of media, multiImage, article');
  const { media: single, multiImage, article: card } = content;
  const row = isRecord(multiImage) && Array.isArray(multiImage['images']) ? multiImage['images'] : [];
  const media = [single, ...row].filter(isRecord).map(mediumOf);
  const article = isRecord(card) ? articleOf(card) : null;
  if (media.some(({ altText }) => altText.length > LONGEST_ALT_TEXT))
    return invalid('FIELD_LENGTH_TOO_LONG', 'altText', `altText exceeds ${LONGEST_ALT_TEXT}`);
  const urns = [...media.map(({ urn }) => urn), ...(article?.thumbnail == null ? [] : [article.thumbnail])];
  const problem = problemWithMedia(state, call, author, urns);
  return problem ?? { content: JSON.stringify(content), media, article };
}

/** What LinkedIn still works on may be posted; what never came, or could not be read, may not. */
function problemWithMedia(state: LinkedIn, call: Call, author: string, urns: string[]): Answer | undefined {
  for (const urn of urns) {
    const asset = state.assets.get(urn);
    if (!asset || asset.owner !== author)
      return invalid('INVALID_URN_ID', 'content', `${urn} is no asset of ${author}`);
    const status = call.bent.handlesExpire === true ? 'WAITING_UPLOAD' : statusOf(asset, state.world.now());
    if (status === 'WAITING_UPLOAD' || status === 'PROCESSING_FAILED')
      return invalid(`MEDIA_ASSET_${status}`, 'content', `${urn} is ${status}`);
  }
  return undefined;
}

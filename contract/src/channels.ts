// The shape of what a channel allows (rules as data, C-91).
import { z } from 'zod';
import { ChannelId } from './channel-ids.ts';
import { FiguresLimit } from './figures.ts';
import { FilmLimit } from './film-limits.ts';
import { InLanguages } from './languages.ts';
import { Source } from './whose-limit.ts';

/** How a text is measured; the counters themselves are in counters.ts. */
const counters = [
  'code-points',
  'utf-16',
  'ascii-1-other-2',
  'x-weighted',
  'utf8-bytes',
  'wechat-html',
] as const;
export const Counter = z.enum(counters);
export type Counter = z.infer<typeof Counter>;

const TextLimit = Source.extend({ counter: Counter, limit: z.number().int() });
const SizeLimit = Source.extend({
  types: z.array(z.string()),
  atMostBytes: z.number().int(),
  atLeastBytes: z.number().int().optional(),
});
const DurationLimit = Source.extend({ atLeastSeconds: z.number().optional(), atMostSeconds: z.number() });
/** What an account that the platform has not verified should keep to, which no call tells: a hint. */
const UnverifiedLimit = Source.extend({
  atMostSeconds: z.number(),
  code: z.enum(['video-hint-length', 'video-hint-verified']),
  /** Said of every video whose length nobody knows, too. */
  whenUnknown: z.literal(true).optional(),
});

/** What not every platform plays, and this one's documents say it does: codecs and layouts of pixels by ffmpeg's names. */
const AlsoPlayed = Source.extend({
  codecs: z.array(z.string()),
  highRange: z.literal(true).optional(),
  layouts: z.array(z.string()).optional(),
});

/** Pixels; a ratio is width to height, as `4:5`; `sides` bounds the shorter and the longer one. */
const Shape = Source.extend({
  ratio: z.object({ least: z.string(), most: z.string() }).optional(),
  sides: z.object({ least: z.number().int(), most: z.number().int() }).optional(),
  pixelsBelow: z.number().int().optional(),
  sidesTogetherAtMost: z.number().int().optional(),
  wideAtMost: z.number().int().optional(),
});
export type Shape = z.infer<typeof Shape>;

/**
 * Of a link's thumbnail, of a video's, or of any. `leftOut`: too large a one is not sent and the post goes (R-FB-006). `wants` are the
 * ratios in which the platform shows it: of another it cuts off, or adds bars, and takes it all the same.
 */
const CoverLimit = Source.extend({
  of: z.enum(['link', 'video', 'any']),
  types: z.array(z.string()).optional(),
  atMostBytes: z.number().int().optional(),
  leftOut: z.literal(true).optional(),
  pixelsBelow: z.number().int().optional(),
  wants: z.array(z.string()).optional(),
});
export type CoverLimit = z.infer<typeof CoverLimit>;

/** Letters a platform takes in no text of this kind, and what is said of it. */
const Letters = z.string();
const AltText = z.object({ atMost: z.number().int() });
const Marks = Source.extend({ hashtags: z.number().int(), mentions: z.number().int() });

/** What of a post can be another in a later version of it. */
export const ChangeableField = z.enum([
  'title',
  'text',
  'description',
  'keywords',
  'link',
  'images',
  'video',
  'cover',
  /** What was chosen among a channel's options. */
  'choices',
  'backdate',
]);
export type ChangeableField = z.infer<typeof ChangeableField>;

/** Why a platform lets us change or take down nothing; each has a sentence in the four languages. */
export const ChangeLimit = z.enum([
  'limit-no-edits',
  'limit-comments-only',
  'limit-edit-over',
  'limit-advanced-only',
  'limit-creator-only',
]);
export type ChangeLimit = z.infer<typeof ChangeLimit>;

/** `because` is the platform's own, as its documentation has it. */
const Impossible = z.object({ because: z.string(), since: z.string(), why: ChangeLimit });

/** What can still be done with a post that is live. */
export const Can = z.object({
  takeDown: z.union([z.literal(true), Impossible]),
  /** What is taken down there cannot be had back, and goes with everything it was sent with. */
  forEver: z.literal(true).optional(),
  /** The video of a post has an address of its own there, and is deleted with it for ever. */
  filmForEver: z.literal(true).optional(),
  edit: z.union([z.literal('in-place'), z.literal('delete-and-repost'), Impossible]),
  /** So long after it went live an edit in place is taken. */
  editFor: z.object({ hours: z.int().positive(), because: z.string(), since: z.string() }).optional(),
  /** What an edit in place reaches; the rest of the post stays as it is. */
  reaches: z.array(ChangeableField).optional(),
  /** Why it reaches no more, where that is so little that whoever wants another change must hear of it first. */
  beyond: Impossible.optional(),
});
export type Can = z.infer<typeof Can>;

/**
 * What only this channel asks for. `at` is where a composition keeps it: its description, its keywords, or as a
 * value of `options` in `opcList` (`classify1`, R-ENT-004) or in `extendAttributes` under the name `attribute`
 * (R-ENT-005); nothing chosen means `preset`.
 */
export const ChannelChoice = z.object({
  at: z.enum(['description', 'keywords', 'class', 'attribute']),
  attribute: z.string().optional(),
  name: InLanguages,
  /** What becomes of it, or what is sent without it. */
  hint: InLanguages.optional(),
  limit: TextLimit.optional(),
  options: z
    .array(
      z.object({
        value: z.string(),
        name: InLanguages,
        /** Not where the account is a page or a group. */
        notFor: z.literal('pages').optional(),
      }),
    )
    .optional(),
  preset: z.string().optional(),
  /** The newsroom’s, and never sent: one that it took away since stays as it was chosen. */
  own: z.literal(true).optional(),
});
export type ChannelChoice = z.infer<typeof ChannelChoice>;

/** What one channel allows. Types are file endings in lower case, sizes bytes. */
export const ChannelRules = z.object({
  channelId: ChannelId,
  name: z.string(),
  /** What a post must have at least, beyond the general checks. */
  needs: z.enum(['nothing', 'link', 'image', 'video', 'image-or-video']),
  /** Null where the platform has no title: it is not sent. */
  title: z
    .object({
      limits: z.array(TextLimit),
      forbidden: Letters,
      /** Sent beside one of these alone; absent: with every post. */
      beside: z.array(z.enum(['link', 'video'])).optional(),
      /** What the platform's documents say, where it took more: told from there up to what the rules refuse, and stops nothing. */
      doubted: TextLimit.extend({ upTo: z.number().int() }).optional(),
    })
    .nullable(),
  text: z.object({
    required: z.boolean(),
    limits: z.array(TextLimit),
    forbidden: Letters,
    /** No topic, which stands between two of `#`. */
    noTopics: z.literal(true).optional(),
    /** Hashtags and mentions; null where the platform does not count them. */
    marks: Marks.nullable(),
    /** A name after an at sign becomes a link to whom it names, though it is sent as plain text. */
    mentions: z.literal(true).optional(),
    /** False where the platform takes no text from us: its owner writes it there. */
    sent: z.boolean(),
    /** With pictures they are sent all the same. */
    sentWithImages: z.literal(true).optional(),
    /** A description that was written is sent in the place of the text (R-DETAIL-024). */
    ownDescription: z.literal(true).optional(),
  }),
  /** `atMost` 0: none at all; null: as many as one likes. Their source is that of kinds, number and alt text. */
  images: Source.extend({
    types: z.array(z.string()),
    atMost: z.number().int().nullable(),
    sizes: z.array(SizeLimit),
    gifAlone: z.boolean(),
    altText: AltText.nullable(),
    shape: Shape.optional(),
  }),
  video: Source.extend({
    types: z.array(z.string()),
    sizes: z.array(SizeLimit),
    needsText: z.boolean(),
    /** Judged where the length is known; elsewhere the platform's own answer says it. */
    duration: DurationLimit.optional(),
    unverified: UnverifiedLimit.optional(),
    shape: Shape.optional(),
    /** How it is made; absent where the platform's documents name nothing. Judged where it was read. */
    film: FilmLimit.optional(),
    alsoPlays: AlsoPlayed.optional(),
    /** Of the description that goes with a video. */
    description: TextLimit.optional(),
    altText: AltText.optional(),
  }).nullable(),
  audio: z.boolean(),
  /** `none`: a post goes without it; `refused`: it does not go at all. */
  link: z.enum(['card', 'in-text', 'none', 'refused']),
  cover: z.enum(['any', 'with-link-or-video', 'with-video', 'required', 'never', 'ignored']),
  /** Null where any picture will do as a cover. */
  coverTypes: Source.extend({ types: z.array(z.string()) }).nullable(),
  coverLimits: z.array(CoverLimit).optional(),
  /** Where only a site's owner may give its links a picture: our sites, with their subdomains; the cards of others keep their own. */
  linkCoverHosts: z.array(z.string()).optional(),
  /** How many packages one message may hold, where it may hold several (D-09). */
  articlesAtMost: z.number().int().optional(),
  /** Of an article of its own: who wrote it, and where it is from. */
  article: z.object({ author: TextLimit, sourceUrl: TextLimit }).optional(),
  choices: z.array(ChannelChoice).optional(),
  /** Where a post can be limited to readers of an age on, and to places, none inside another. */
  audience: Source.extend({
    ages: z.array(z.number().int()),
    placeTypes: z.array(z.string()),
    /** How the platform's key of a place looks, by its kind: regular expressions. */
    placeKeys: z.record(z.string(), z.string()),
  }).optional(),
  /** How the platform's ids of an activity, its object and its picture look: a regular expression. */
  feelings: Source.extend({ id: z.string() }).optional(),
  /** Where keywords are sent as they stand. */
  keywords: Source.extend({ forbidden: Letters }).optional(),
  /** Where an earlier date is taken: the post is shown as `published` then, or its film is said to be `recorded` then and nothing else is dated. */
  backdates: Source.extend({
    as: z.enum(['published', 'recorded']),
    name: InLanguages,
    hint: InLanguages,
  }).optional(),
  can: Can,
  /** Of an edit in place: nothing else that differs is sent, so nothing else is judged (check-choices.ts). Never in the catalogue. */
  judged: z.array(ChangeableField).optional(),
  /** Where the platform tells us nothing of what readers did with a post. */
  noFigures: z.object({ because: z.string(), since: z.string(), why: FiguresLimit }).optional(),
  /** Where it tells them of videos and not of pictures. */
  noPictureFigures: z.object({ because: z.string(), since: z.string(), why: FiguresLimit }).optional(),
});
export type ChannelRules = z.infer<typeof ChannelRules>;

/** One line of the catalogue the console reads: the rules, whether the operator has given app keys, and whether the address its consent ends on may be pasted. */
export const CatalogueEntry = z.object({ rules: ChannelRules, setUp: z.boolean(), pasted: z.boolean() });
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

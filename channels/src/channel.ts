// What every channel must be able to do, and how it says what it cannot.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Figures } from '@herald/contract/figures.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Region } from '@herald/contract/regions.ts';
import type { AdviceTable } from './advice.ts';
import type { Failure, Result } from './failure.ts';
import type { OpenFile } from './open-file.ts';
import type { Lacking, Live, Settlement } from './settlement.ts';

/** `follows`: it comes after the irreversible call, and is no longer held to that call's deadline (follow-up.ts). */
export type Asking = RequestInit & { readonly follows?: true };

/** The world a channel may touch; every part is handed in. `bases` are the platform's addresses by name, without trailing slash. */
export type Outside = {
  readonly fetch: (url: string, init: Asking) => Promise<Response>;
  readonly bases: Readonly<Record<string, string>>;
  readonly app: { readonly id: string; readonly secret: string };
  /** Of the channel's products those that the settings name. */
  readonly products?: readonly string[];
  /** The IPv4 address our operators come from, where the settings name it; Weibo wants it with every post. */
  readonly clientAddress?: string | undefined;
  /** Our own sites: a link to one of them, or to a part of it, may have a picture of ours where only its owner may give it one. */
  readonly ownHosts?: readonly string[];
  /** A picture, whole. */
  readonly readFile: (url: string) => Promise<{ bytes: Uint8Array<ArrayBuffer>; mimeType: string }>;
  /** A video, piece by piece: it may be larger than memory. */
  readonly openFile: (url: string) => Promise<OpenFile>;
  /** Where a platform that takes no bytes fetches a file itself: signed, and open to who has it for a day, then to nobody. */
  readonly addressOf: (url: string) => Promise<string>;
};

export type Token = {
  readonly access: string;
  readonly refresh: string | null;
  readonly expiresInSeconds: number | null;
  readonly scopes: readonly string[];
  /** How long its refresh token serves from now on, where the platform says so. */
  readonly renewsForSeconds?: number | undefined;
};

/** A page, group or profile as the platform knows it, with the right to speak for it. */
export type Account = {
  readonly externalId: string;
  readonly name: string;
  readonly screenName: string;
  readonly pageIds: string;
  readonly avatar: string | null;
  readonly token: Token;
};

/**
 * What a finished consent offers; of an unusable one `because` names the rights that were not granted, in the platform's words.
 * `role`: the role or task the person lacks there, in the platform's word: authorising again does not give it.
 * `refused`: what the platform said where neither a right nor a role is in question.
 */
export type Offered = Account & {
  readonly usable: boolean;
  readonly because: string;
  readonly role?: string | undefined;
  readonly refused?: Pick<Failure, 'platformCode' | 'message'> | undefined;
};

/** Everything the browser came back with, by name: some platforms send more than a code. */
export type Returned = Readonly<Record<string, string>>;

/** `more`: rights beyond the channel's own. */
export type Consent = {
  readonly redirectUri: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly more?: readonly string[];
};

/** Consent and tokens. Where a platform has no PKCE the challenge is ignored. */
export type Connect = {
  readonly scopes: readonly string[];
  /** Asked for with them, and done without where a person leaves them out. */
  readonly spare?: readonly string[];
  /** The account is the application's own: nobody is asked, and `consentUrl` leads straight back to us. */
  readonly asksNobody?: true;
  /**
   * What the platform gives an application only when asked: rights by the product's name, with which the settings say that it
   * was given (`LINKEDIN_PAGES=1`). Asked for only then, for one right that it has not may cost the whole consent.
   */
  readonly products?: Readonly<Record<string, readonly string[]>>;
  /** Its consent may be brought back by hand, as the address it ended on: on these hosts of its own, or on ours. */
  readonly pastedFrom?: readonly string[];
  /** Further ids that ask for this consent with more rights, by id (C-02: 37 is Google Analytics). */
  readonly also?: Readonly<Record<number, readonly string[]>>;
  consentUrl(outside: Outside, ask: Consent): string;
  exchange(
    outside: Outside,
    ask: { code: string; redirectUri: string; codeVerifier: string; returned: Returned },
  ): Promise<Result<readonly Offered[]>>;
  /** Null where the platform has no refresh: the owner must authorise again. */
  refresh: ((outside: Outside, token: Token) => Promise<Result<Token>>) | null;
  /**
   * Gives the consent back when an account is unbound; one that is over already counts as given back. Null where the platform
   * has no such call for what we hold: the folder says why. It may end other tokens of the same person with it.
   */
  revoke: ((outside: Outside, token: Token) => Promise<Result<'revoked'>>) | null;
  /** Whether the platform takes the account's token now, `auth` where it does not; `permission` where the account lost a right or a role. Reads only. */
  check(outside: Outside, account: Account): Promise<Result<'taken'>>;
};

/** A harmless step before publishing, such as one picture; its handle is kept, so that a crash repeats nothing. */
export type StepPlan = { readonly key: string };
/** `more`: asked again after so many seconds, 0 for at once, with what was kept. `offset`: what the platform has of it, in bytes or whole files (has-grown.ts). */
export type StepTaken =
  | { readonly state: 'done'; readonly handle: string; readonly expiresInSeconds: number | null }
  | {
      readonly state: 'more';
      readonly handle: string;
      readonly offset: number;
      readonly askAgainInSeconds: number;
      /** Why what was begun before is over. */
      readonly begunAnew?: Failure;
    };
export type StepKept = { readonly handle: string; readonly offset: number };

export type Prepare = {
  steps(post: Post): readonly StepPlan[];
  take(
    outside: Outside,
    account: Account,
    post: Post,
    step: StepPlan,
    kept: StepKept | null,
  ): Promise<Result<StepTaken>>;
  /** Deletes what the step `video` left where readers see it, of a post that never came: handles done or only begun. */
  readonly removeVideo?: (outside: Outside, account: Account, handle: string) => Promise<Result<'gone'>>;
};

/** What the irreversible call is made of. `handles` are the steps' by key; `clientKey` is the same at every try. */
export type Sending = {
  readonly post: Post;
  readonly handles: Readonly<Record<string, string>>;
  readonly clientKey: string;
};

export type Published =
  | Live
  | {
      readonly state: 'processing';
      readonly handle: string;
      readonly askAgainInSeconds: number;
      readonly lacking?: Lacking;
    };

/** What was sent, when first, and under which handle the platform took it; null where it gave none. */
export type Call = Sending & {
  readonly sentAt: Date;
  readonly handle: string | null;
};

/** Another call of the account that may stand and belongs to no post yet. After `until` it cannot take effect any more; null: whenever the platform is done with it. */
export type Rival = Call & { readonly until: Date | null };

/** `taken` are external ids that belong to other publications and never match; what may be a rival's as well is never called ours. */
export type Sent = Call & {
  readonly taken: ReadonlySet<string>;
  readonly rivals: readonly Rival[];
};

export type Found = {
  readonly externalId: string;
  readonly url: string;
  readonly kind?: 'video' | 'images';
  readonly text: string;
  readonly at: Date;
  readonly ownerOnly?: Live['ownerOnly'];
  readonly lacking?: Live['lacking'];
};

/**
 * `stands` is false only when the platform says that there is no such post, to an account that may see its own (not-there.ts); `copies` are other posts that say the same and belong to nobody.
 * `asSent`: whether it says what `sent.post` says; missing where no edit can change that, or it does not stand.
 * `ownerOnly`: whether nobody but its owner sees it; missing where the platform does not tell.
 * `unlisted`: why the list showed not all, or nothing: then `copies` are those it showed, and there may be more.
 * `gone`: of a message that stands the articles that do not, by their place from 0, and where the first that stands is read; missing where all do.
 */
export type Standing = {
  readonly stands: boolean;
  readonly copies: readonly string[];
  readonly asSent?: boolean;
  readonly ownerOnly?: boolean;
  readonly unlisted?: Failure;
  readonly gone?: { readonly places: readonly number[]; readonly url: string };
};

export type Settle = {
  /** What became of it: read only, never sends. */
  settle(outside: Outside, account: Account, sent: Sent): Promise<Settlement>;
  /** Whether a post that went live still stands, and stands once (publishing.md rows 29 and 30). Reads only. */
  watch(outside: Outside, account: Account, sent: Sent, externalId: string): Promise<Result<Standing>>;
  /** The post of this account under a link a person pasted, which may be what was `sent`; null: none. `unreadable`: it says of no post which it is (link-forms.ts), and nobody was asked. */
  findByLink(
    outside: Outside,
    account: Account,
    link: string,
    sent?: Post,
  ): Promise<Result<Found | 'unreadable' | null>>;
  /** Where the platform writes addresses its own way: `ours` when `listed` is that or may be, else `listed` itself. */
  readonly asWritten?: (listed: string, ours: string) => string;
  /** Where some accounts may not be looked at (§12): which post a readable link names, unseen; null when it names none of those. */
  readonly nameByLink?: (outside: Outside, link: string) => Pick<Found, 'externalId' | 'url' | 'kind'> | null;
};

/** Where something is `lacking`, the rest of what was wanted stands. */
export type Edited = Live;

export type Change = {
  /**
   * The platform is always asked. A post that is already gone counts as taken down, where the account may see its own posts
   * (not-there.ts). What went up for it under `handles`, and would outlive it, goes with it.
   */
  takeDown(
    outside: Outside,
    account: Account,
    externalId: string,
    handles?: Sending['handles'],
  ): Promise<Result<'gone'>>;
  /** Null where the platform cannot; the rules say why. */
  edit:
    | ((
        outside: Outside,
        account: Account,
        externalId: string,
        post: Post,
        /**
         * What stands there by our word: one, or where edits before were never answered each that it may be. What its owner added
         * to that since is his, and stays; none where nobody knows.
         */
        before?: readonly Post[],
      ) => Promise<Result<Edited>>)
    | null;
};

/**
 * What readers did with a post from its publication until now, in so far as the platform tells; null when it says that there is
 * no such post. Reads only. A platform may count with a day's delay, and an account may lack the right (`permission`).
 */
export type ReadFigures = (
  outside: Outside,
  account: Account,
  externalId: string,
) => Promise<Result<Figures | null>>;

/** Null where the platform keeps silent this time. */
export type Quota = {
  readonly left: number;
  readonly of: number;
  readonly perSeconds: number;
  /** Calls that only read are counted with them. */
  readonly reads?: true;
};

/** publishing.md §2: how an unknown outcome can be settled; with it, what may ever be sent a second time without a person. */
export type SettledBy =
  /** A key of ours, under which the platform itself does nothing twice within the window. */
  | { readonly by: 'key'; readonly windowSeconds: number }
  /** A handle that the platform gave beforehand and that tells what became of it. */
  | { readonly by: 'handle' }
  /** The account's list of posts; `refusesTwins`: the platform refuses the same post a second time by itself, whatever came in between. */
  | { readonly by: 'list'; readonly refusesTwins: boolean }
  /** Nothing: a person has to look. */
  | { readonly by: 'nothing' };

export type Channel = {
  readonly id: ChannelId;
  /** The folder's name, the key of its settings and bases, and the last part of its redirect address. */
  readonly key: string;
  readonly rules: ChannelRules;
  /** What each of the platform's codes asks of a person. */
  readonly advice: AdviceTable;
  readonly settledBy: SettledBy;
  /** What all accounts together may publish through our application; null where the platform names nothing. */
  readonly appLimit: {
    readonly calls: number;
    readonly perSeconds: number;
    /** Calls that only read are counted with them. */
    readonly reads?: true;
    /** The time zone at whose midnight all of them are given anew; missing where the platform names no such moment. */
    readonly renewsIn?: 'America/Los_Angeles' | 'UTC';
  } | null;
  /** Where the platform stands in production; settings may point elsewhere. */
  readonly bases: Readonly<Record<string, string>>;
  readonly connect: Connect;
  /** What an account may still publish, asked of the platform now; missing where it does not tell. Reads only. */
  readonly quota?: (outside: Outside, account: Account) => Promise<Result<Quota | null>>;
  readonly prepare: Prepare;
  publish(outside: Outside, account: Account, sending: Sending): Promise<Result<Published>>;
  readonly settle: Settle;
  readonly change: Change;
  /** Null where the platform tells none of what we hold; the rules say why. */
  readonly figures: ReadFigures | null;
  /** Where a post can be limited to places: those that a person's words find. */
  readonly findRegions?: (
    outside: Outside,
    account: Account,
    words: string,
  ) => Promise<Result<readonly Region[]>>;
};

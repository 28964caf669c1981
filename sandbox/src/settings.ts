// What an operator of the sandbox may switch: the duplicate filters, the rate limits, and how long VK knows a key.
import { perPlatform, type PlatformName } from './ledger.ts';

/** `documented` = the platform's published limits; `off` = none; figures = so many calls per account in so many seconds. */
export type RateLimit = 'documented' | 'off' | { calls: number; windowSeconds: number };

export interface Settings {
  /** The platform has not reviewed the application: YouTube locks its videos, LinkedIn gives it no pages. */
  unreviewed: Record<PlatformName, boolean>;
  duplicateFilter: Record<PlatformName, boolean>;
  /** `consecutive`: only the post right before counts; `recent`: any of the last day. */
  duplicateScope: Record<PlatformName, 'consecutive' | 'recent'>;
  rateLimit: Record<PlatformName, RateLimit>;
  /** Beginnings of addresses that TikTok knows to be the application's own; without a port, any. */
  verifiedPrefixes: string[];
  /** So long VK does nothing twice under one guid. */
  guidSeconds: number;
}

/** dev.vk.com, wall.post: a guid is valid for one hour. */
const GUID_SECONDS = 3_600;

export function firstSettings(): Settings {
  return {
    unreviewed: perPlatform(false),
    duplicateFilter: perPlatform(true),
    duplicateScope: { ...perPlatform('recent'), facebook: 'consecutive' },
    rateLimit: perPlatform('documented'),
    // A developer's machine has no other: everywhere else TikTok wants https.
    verifiedPrefixes: ['http://127.0.0.1/', 'http://localhost/'],
    guidSeconds: GUID_SECONDS,
  };
}

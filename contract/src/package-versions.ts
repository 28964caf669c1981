// The versions a package had: each can be looked at beside what it says now, and had back, for so long after it was replaced.
import { z } from 'zod';
import { PostVersion } from './versions.ts';

export const versionKeptDays = 90;

/** `at` is an instant in ISO 8601: since when it said so. */
export const PackageVersion = z.object({
  version: z.number().int(),
  at: z.string(),
  changedBy: z.string(),
  title: z.string(),
  isCurrent: z.boolean(),
});
export type PackageVersion = z.infer<typeof PackageVersion>;

/** What differs beside what a reader of a post sees. */
export const otherFields = ['enTitle', 'category', 'filing', 'choices'] as const;

export const VersionDifference = z.object({
  before: PostVersion,
  after: PostVersion,
  others: z.array(z.enum(otherFields)),
});
export type VersionDifference = z.infer<typeof VersionDifference>;

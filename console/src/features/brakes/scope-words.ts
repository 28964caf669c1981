// What a pause covers, in words: as a choice, and as the sentence that everybody reads.
import type { PauseScope } from '@herald/contract/brakes.ts';

export const scopeWords = {
  everything: { choice: 'brakes.scopes.everything', banner: 'brakes.banner.everything' },
  channel: { choice: 'brakes.scopes.channel', banner: 'brakes.banner.channel' },
  department: { choice: 'brakes.scopes.department', banner: 'brakes.banner.department' },
  account: { choice: 'brakes.scopes.account', banner: 'brakes.banner.account' },
} as const satisfies Record<PauseScope['scope'], { choice: string; banner: string }>;

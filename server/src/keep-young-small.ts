// Keeps the place for young objects as small as it is: what passes through the api leaves at once, and nothing is won by room for it.
import { setFlagsFromString } from 'node:v8';

/**
 * V8 doubles this place up to three times 16 MiB while much passes by, and never gives it back: of three films that go up at once
 * the api kept 120 MiB, and keeps 60 so (bench -- upload). Read whenever it would grow, so it may be said to a running process.
 */
export function keepYoungSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

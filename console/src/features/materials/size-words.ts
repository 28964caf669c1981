// Sizes and lengths of files as people read them.
import { megabyte } from '@herald/contract/constants.ts';

const kilobyte = 1_024;
const minuteSeconds = 60;
const hourSeconds = 3_600;

/** "812 KB", "3.4 MB". */
export function sizeOf(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${(bytes / megabyte).toFixed(bytes < 100 * megabyte ? 1 : 0)} MB`;
}

/** "0:07", "1:02:03". */
export function lengthOf(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const two = (number: number) => String(Math.trunc(number)).padStart(2, '0');
  const rest = `${two(whole % minuteSeconds)}`;
  const minutes = (whole % hourSeconds) / minuteSeconds;
  if (whole < hourSeconds) return `${Math.trunc(minutes)}:${rest}`;
  return `${Math.trunc(whole / hourSeconds)}:${two(minutes)}:${rest}`;
}

// How much one person may, as one setting: hostile.md §5 gives what stands where it says nothing.
import { z } from 'zod';

/** How often a minute: any call, one that publishes, edits or withdraws, and each page of the sign-on. */
export type Limits = { calls: number; deeds: number; signOnPages: number; uploads: UploadLimits };

/** Of one person: uploads begun an hour, bytes a day, and files of more than 16 MB on their way at once. */
type UploadLimits = { startsAnHour: number; bytesADay: number; largeAtOnce: number };

const count = z.coerce.number<string>().int().min(1).max(1_000_000);
const gibibyte = 1_024 ** 3;

const Named = z.strictObject({
  calls: count.default(300),
  deeds: count.default(60),
  'sign-on-pages': count.default(30),
  uploads: count.default(600),
  'upload-gib': count.default(20),
  'large-uploads': count.default(3),
});
const names = Object.keys(Named.shape).join(', ');

/** The setting is a list of what differs, such as `calls=600, deeds=120`. */
export function readLimitsSetting(setting = ''): { limits: Limits; wrong: readonly string[] } {
  const parts = setting.split(',').map((one) => one.trim());
  const pairs = parts.filter((one) => one !== '').map((one) => pairOf(one));
  const read = Named.safeParse(Object.fromEntries(pairs));
  if (read.success) return { limits: limitsOf(read.data), wrong: [] };
  const wrong = read.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${issue.keys.join(', ')} is none of ${names}`
      : `${issue.path.join('.')} must be a whole number from 1 to 1000000, such as calls=600`,
  );
  return { limits: limitsOf(Named.parse({})), wrong };
}

/** What names no number has none, and not the one that stands. */
function pairOf(text: string): [string, string] {
  const [name = '', ...value] = text.split('=');
  return [name.trim(), value.join('=').trim()];
}

function limitsOf(named: z.output<typeof Named>): Limits {
  return {
    calls: named.calls,
    deeds: named.deeds,
    signOnPages: named['sign-on-pages'],
    uploads: {
      startsAnHour: named.uploads,
      bytesADay: named['upload-gib'] * gibibyte,
      largeAtOnce: named['large-uploads'],
    },
  };
}

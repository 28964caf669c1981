// Describe: a message as its reader sees it, in the reader's language.
import { Advice } from '@herald/contract/advice.ts';
import { AskedAdvice } from '@herald/contract/asked-advice.ts';
import type { Language } from '@herald/contract/languages.ts';
import { MessageKind, type Message } from '@herald/contract/messages.ts';
import { FindingCode } from '@herald/contract/preflight.ts';
import { Reason } from '@herald/contract/publications.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { z } from 'zod';
import { withRightsSaid } from '../../right-words.ts';
import type { MessageRow } from './store.ts';

export function describeMessage(language: Language, row: MessageRow): Message {
  const kind = MessageKind.parse(row.kind);
  return {
    id: row.id,
    kind,
    text: say(language, kind, spoken(language, row.figures)),
    link: row.link,
    at: row.createdAt.toISOString(),
    readStatus: row.read ? 1 : 0,
  };
}

const Advised = z.enum([...Advice.options, ...AskedAdvice.options]);
const keys: Readonly<Record<string, typeof Reason | typeof FindingCode | typeof Advised>> = {
  reason: Reason,
  finding: FindingCode,
  advice: Advised,
};
/** What the platform said in particular takes the place of these. */
const inGeneral: ReadonlySet<unknown> = new Set<Reason>([
  'reason-not-permitted',
  'reason-content-refused',
  'reason-media-refused',
  'reason-blocked-by-platform',
  'reason-duplicate',
]);

/** The figures `reason`, `finding` and `advice` are themselves keys, said in the same language; an advice is said behind the finding, else the reason. */
function spoken(language: Language, figures: Record<string, unknown>): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(figures)) {
    const key = keys[name]?.safeParse(value).data;
    if (key !== undefined) said[name] = say(language, key, figuresOnly(language, figures));
    else if (typeof value === 'string' || typeof value === 'number') said[name] = value;
  }
  const { reason = '', finding, advice } = said;
  if (advice === undefined) return said;
  if (finding !== undefined) return { ...said, finding: `${finding} ${advice}` };
  return { ...said, reason: inGeneral.has(figures['reason']) ? advice : `${reason} ${advice}` };
}

function figuresOnly(language: Language, figures: Record<string, unknown>) {
  const kept = Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
  return withRightsSaid(language, kept);
}

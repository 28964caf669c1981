// What waits for its time, for tests: drafts and packages written and planned, the calls over the wire, and what stands on an account.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readDraft } from '../features/content/read-draft.ts';
import { saveDraft } from '../features/content/save-draft.ts';
import { publishPackage } from '../features/publishing/publish-package.ts';
import { schedulePackage } from '../features/publishing/schedule-package.ts';
import { fromContent, type Newsroom } from '../test-newsroom.ts';
import { readClock } from '../db/client.ts';
import type { TestAccount } from '../db/test-account.ts';
import type { TestActor } from '../db/test-actor.ts';
import { partsOn } from '../db/test-parts.ts';

const Said = z.object({ code: z.number(), data: z.unknown() });
const Made = z.object({ id: z.string(), pkGUID: z.string() });

export type Plans = ReturnType<typeof plansOf>;

export function plansOf(room: Newsroom, app: FastifyInstance) {
  const { context, maya } = room;
  const call = async (path: string, payload?: object, who: TestActor = maya) => {
    const url = `/prod-api/content/${path}`;
    const method = payload ? 'POST' : 'GET';
    const answer = await app.inject({ method, url, headers: who.bearer, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, ...Said.parse(answer.json()) };
  };
  /** So many minutes after the first that may be planned. */
  const clockIn = async (minutes: number) => {
    const due = new Date((await readClock(context.db)).getTime() + scheduleLeadMs + minutes * minuteMs);
    return wallClockOf(due, context.config.zone);
  };
  const partsOf = (account: TestAccount) => partsOn(context, account);
  return {
    call,
    clockIn,
    partsOf,
    write: async (text: string, more: object = {}, who: TestActor = maya) => {
      const asked = { title: text, draftMediaList: [{ mediaType: 3, content: text }], ...more };
      return (await saveDraft(context, who, Draft.parse(asked))).id;
    },
    /** At once to one account, by Maya. */
    publish: async (item: { id: string } | { pkGUID: string }, { id: bid }: TestAccount) => {
      const [one] = await publishPackage(context, maya, [{ ...item, bids: [bid] }], fromContent);
      if (!one) throw new Error('nothing was queued');
      return one;
    },
    plan: async (
      named: { pkGUID: string } | { draftid: string },
      accounts: readonly TestAccount[],
      minutes = 5,
    ) => {
      const channelBindIds = accounts.map(({ id }) => id);
      const asked = { ...named, pubTime: await clockIn(minutes), channelBindIds };
      return schedulePackage(context, maya, asked, fromContent);
    },
    /** What answered is a schedule. */
    made: ({ data }: { data: unknown }) => Made.parse(data),
    waitsOn: async (account: TestAccount) =>
      (await partsOf(account)).filter(({ state }) => state === 'scheduled').map(({ post }) => post.text),
    statusOf: async (id: string) => (await readDraft(context, maya, { id })).draft.status,
  };
}

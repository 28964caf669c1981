// A newsroom whose posts are pictured by a real Chromium, for tests: gone live, led to another page, collected until the last try.
import { hourMs } from '@herald/contract/constants.ts';
import { expect } from 'vitest';
import { openPhotograph } from '../cage/photograph.ts';
import type { Actor, Context } from '../context.ts';
import { passTime } from './test-turns.ts';
import { testNewsroom, type Newsroom } from '../test-newsroom.ts';
import { handlers } from '../worker.ts';
import { relayOutbox } from '../features/publishing/relay-outbox.ts';
import { collectPictures } from '../features/evidence/collect-pictures.ts';
import { listKeptPictures } from '../features/evidence/list-kept-pictures.ts';

export type Live = Awaited<ReturnType<Newsroom['read']>>;
export type Gallery = Awaited<ReturnType<typeof openGallery>>;

/** Longer than any picture takes, on a busy machine too. */
export const galleryPatienceMs = 120_000;
const triesOfOne = 4;
const betweenTriesMs = 0.01 * hourMs;

export async function openGallery() {
  const room = await testNewsroom();
  const config = { ...room.context.config, pictures: { chromiumPath: null, atOnce: 1 } };
  const photograph = openPhotograph(config, { quietMs: 8_000, wholeMs: 90_000 });
  const context: Context = { ...room.context, config, photograph };

  const goLive = async (
    channel: Parameters<Newsroom['account']>[0] = 'facebook',
    text?: string,
  ): Promise<Live> => {
    const live = await room.advance(await room.publish(await room.account(channel), text));
    expect(live.state).toBe('published');
    await relayOutbox(context, handlers);
    return live;
  };
  const kept = async (live: Live, actor: Actor = room.maya) => {
    const asked = { page: 1, pageSize: 10, pageAlias: '', id: live.id };
    const { items, total } = await listKeptPictures(context, actor, asked);
    expect(total).toBe(items.length);
    return Object.fromEntries(items.map((one) => [one.moment, one]));
  };
  return {
    room,
    context,
    goLive,
    kept,
    /** All that is due. */
    collect: async () => {
      while (await collectPictures(context));
    },
    /** Until the last try has ended, with what is told after each. */
    collectAgain: async (live: Live, world: Context = context): Promise<string[]> => {
      const told: string[] = [];
      for (let tries = 0; tries < triesOfOne; tries += 1) {
        expect(await collectPictures(world)).toBe(true);
        const { live: now } = await kept(live);
        told.push(`${now?.state}: ${now?.because}`);
        await passTime(room, betweenTriesMs);
      }
      expect(await collectPictures(world)).toBe(false);
      return told;
    },
    /** Its first picture only, of another address. */
    leadTo: async (live: Live, pageUrl: string | null): Promise<void> => {
      const ofIt = context.db.deleteFrom('page_picture').where('publication_id', '=', live.id);
      await ofIt.where('moment', '<>', 'live').execute();
      const set = context.db.updateTable('page_picture').set({ page_url: pageUrl });
      await set.where('publication_id', '=', live.id).execute();
      const moved = context.db.updateTable('publication').set({ external_url: pageUrl });
      await moved.where('id', '=', live.id).execute();
    },
  };
}

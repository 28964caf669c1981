// What is done with all items in one go: each is checked and saved in its order, and the first that is wrong is put on the desk.
import { blocks } from '@herald/contract/check-content.ts';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { saveDraft } from './api.ts';
import type { Item } from './items.ts';
import { isGone, refusalKind } from './refusal-kinds.ts';
import { namedSave, type Known, type SaveRooms } from './save-rooms.ts';
import type { Identity } from './saved-forms.ts';
import type { ItemCheck } from './use-item-problems.ts';
import type { ItemsOnDesk } from './use-items.ts';

export type SavedItem = { readonly item: Item; readonly identity: Identity };
type Save = (content: Item['content'], identity: Identity) => Promise<Identity>;

/** A save without an answer may have made the draft, or another revision of it: that is no change of somebody else's. */
async function foundAgain({ content }: Item, identity: Identity, known: Known): Promise<Identity> {
  if (known.lost.length === 0) return identity;
  const found = await saveDraft(content, identity, namedSave(known));
  known.lost = [];
  return found;
}

export function useAllItems(items: ItemsOnDesk, check: ItemCheck, rooms: SaveRooms) {
  const { t } = useTranslation();
  const wrong = (item: Item, sentence: string) => {
    const number = items.all.findIndex(({ key }) => key === item.key) + 1;
    items.open(item.key);
    tell('error', items.all.length > 1 ? t('items.wrong', { number, sentence }) : sentence);
  };
  return {
    wrong,
    /** Told of the first of them that cannot be sent. */
    isBlocked: (all: readonly Item[]) => {
      const found = all.map((item) => ({ item, problems: check(item) }));
      const faulty = found.filter(({ problems }) => blocks(problems));
      for (const { item } of faulty) items.markTried(item.key);
      const [first] = faulty;
      const fault = first?.problems.find(({ severity }) => severity === 'error');
      if (first && fault) wrong(first.item, sayProblem(fault));
      return first !== undefined;
    },
    /** Null where one was not saved, which has been told. */
    saveAll: async (all: readonly Item[], save: Save): Promise<SavedItem[] | null> => {
      const saved: SavedItem[] = [];
      // While the first are saved, those behind them may save themselves.
      for (const { key } of all) rooms.of(key).note({ saved: null });
      for (const item of all) {
        const room = rooms.of(item.key);
        try {
          await room.settled();
          const now = room.known.saved ?? item.identity;
          const identity = await room.enter('person', async () =>
            save(item.content, await foundAgain(item, now, room.known)),
          );
          if (!identity) return null;
          items.markSaved(item, identity);
          saved.push({ item, identity });
        } catch (error) {
          if (isGone(error)) room.setState({ kind: 'gone' });
          wrong(item, refusalKind(error).sentence);
          return null;
        }
      }
      return saved;
    },
  };
}

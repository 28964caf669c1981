// Publishing all items in one go: each is checked and saved in its order, then all are asked for at once (D-09, R-COMP-038).
import { publishNoticeMs } from '@herald/contract/constants.ts';
import { problem, type Problem } from '@herald/contract/problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { savePackage } from './api.ts';
import { batchProgress } from './batch-progress.ts';
import { publishBatch, type Saved } from './publish-batch.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { SaveRooms } from './save-rooms.ts';
import type { Identity } from './saved-forms.ts';
import { useAllItems } from './use-all-items.ts';
import type { Chosen } from './use-chosen.ts';
import { useConfirmation, type Confirmation } from './use-confirmation.ts';
import type { ItemCheck } from './use-item-problems.ts';
import type { ItemsOnDesk } from './use-items.ts';
import type { Published } from './use-publishing.ts';

export type Batch = Pick<Confirmation, 'dialog' | 'failure' | 'isLocked' | 'close'> & {
  readonly published: readonly Published[];
  readonly open: () => void;
  readonly confirm: () => Promise<void>;
};

export function useBatch(
  items: ItemsOnDesk,
  { chosen, rules }: Chosen,
  check: ItemCheck,
  rooms: SaveRooms,
): Batch {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const sendAgain = useSendAgain();
  const queries = useQueryClient();
  const [published, setPublished] = useState<readonly Published[]>([]);
  const sent = useRef<readonly Saved[]>([]);
  const all = useAllItems(items, check, rooms);
  const confirmation = useConfirmation(
    // Which of them could not be saved is told as it is put on the desk, where it stands behind the dialog.
    { savePackage: () => saveAll(), isReasonKnown: () => true },
    t('compose.notSaved'),
  );

  const saveAll = async (): Promise<Identity | null> => {
    // What began to go up, or to be converted, while the dialog stood open holds them back as it did before.
    const saved = all.isBlocked(items.all) ? null : await all.saveAll(items.all, savePackage);
    sent.current = (saved ?? []).flatMap(({ identity: { pkGUID, packageRevision: revision } }) =>
      pkGUID === null ? [] : [{ pkGUID, revision }],
    );
    return saved?.[0]?.identity ?? null;
  };

  const send = async (): Promise<void> => {
    const bids = chosen.map(({ id }) => id);
    try {
      await sendAgain(async (confirmed) => {
        const queued = await publishBatch(sent.current, bids, confirmed);
        const packages = sent.current.map(({ pkGUID }, place) => ({
          pkGUID,
          title: items.all[place]?.content.title ?? '',
        }));
        setPublished(batchProgress(queued, packages));
        // The head of each says so at once, not only of the first.
        void queries.invalidateQueries({ queryKey: ['history'] });
        confirmation.succeed();
        void message.success(t('compose.pushed'), publishNoticeMs / 1000);
      });
    } catch (error) {
      confirmation.fail(refusalKind(error).sentence);
    }
  };

  return {
    dialog: confirmation.dialog,
    failure: confirmation.failure,
    isLocked: confirmation.isLocked,
    published,
    open: () => {
      if (confirmation.isLocked || confirmation.isSending()) return;
      const tooMany = tooManyFor(rules, items.all.length);
      if (tooMany) return tell('error', sayProblem(tooMany));
      if (!all.isBlocked(items.all)) confirmation.ask();
    },
    close: confirmation.close,
    confirm: () => confirmation.confirm(send),
  };
}

/** R-WX-001: more than a message of a channel takes; null where it takes them. */
export function tooManyFor(rules: Chosen['rules'], count: number): Problem | null {
  const full = rules.find(({ articlesAtMost }) => articlesAtMost !== undefined && count > articlesAtMost);
  if (!full?.articlesAtMost) return null;
  const figures = { channel: full.name, limit: full.articlesAtMost, count };
  return problem('articles-too-many', 'accounts', { channelId: full.channelId, figures });
}

// Publish: a dialog says what goes where, one confirmation saves to my content and sends, and the page stays to watch.
import { publishNoticeMs } from '@herald/contract/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { tell } from '../../lib/notices.ts';
import { publish, type Package } from './api.ts';
import { countsOf, type Departure, type LeftOut } from './departure.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { Identity } from './saved-forms.ts';
import { namesOf } from './say-left-out.ts';
import type { Checks } from './use-checks.ts';
import { useConfirmation, type Confirmation } from './use-confirmation.ts';
import type { Saving } from './use-saving.ts';

export type Published = {
  /** It went with. */
  readonly title: string;
  readonly pkGUID: string;
  readonly publications: Awaited<ReturnType<typeof publish>>;
  /** Chosen with these, and not sent. */
  readonly leftOut: readonly LeftOut[];
};

export type Publishing = Pick<Confirmation, 'dialog' | 'failure' | 'isLocked' | 'close'> & {
  /** Whom the open dialog shows, and nobody else is sent to. */
  readonly departure: Departure;
  readonly open: () => void;
  readonly confirm: () => Promise<void>;
};

export type PublishingAsk = {
  readonly title: string;
  readonly checks: Checks;
  readonly saving: Pick<Saving, 'isReasonKnown'> & {
    readonly savePackage: (departure: Departure) => Promise<Identity | null>;
  };
  /** Null where nothing can go, which has been told. */
  readonly depart: () => Departure | null;
  readonly onPublished: (published: Published) => void;
  readonly sendTo?: typeof publish;
};

const nobodyGoes: Departure = { going: [], leftOut: [] };

export function usePublishing(asked: PublishingAsk): Publishing {
  const { title, checks, saving, depart, onPublished, sendTo = publish } = asked;
  const { t } = useTranslation();
  const { message } = App.useApp();
  const sendAgain = useSendAgain();
  const queries = useQueryClient();
  const [departure, setDeparture] = useState<Departure>(nobodyGoes);
  const { savePackage, isReasonKnown } = saving;
  const confirmation = useConfirmation(
    { savePackage: () => savePackage(departure), isReasonKnown },
    t('compose.notSaved'),
  );
  const { dialog, failure, isLocked, close } = confirmation;

  const tellSent = () => {
    const { leftOut } = departure;
    if (leftOut.length === 0) return void message.success(t('compose.pushed'), publishNoticeMs / 1000);
    tell('warning', t('compose.part.pushed', { ...countsOf(departure), accounts: namesOf(leftOut) }));
  };

  const send = async (what: Package): Promise<void> => {
    try {
      await sendAgain(async (confirmed) => {
        const { going, leftOut } = departure;
        const ids = going.map(({ id }) => id);
        const publications = await sendTo(what, ids, confirmed);
        onPublished({ title, pkGUID: what.pkGUID, publications, leftOut });
        confirmation.succeed();
        tellSent();
      });
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      // An account may have been refused that looks usable here.
      if (refusal.kind === 'told') void queries.invalidateQueries({ queryKey: ['bindings'] });
      confirmation.fail(refusal.sentence);
    }
  };

  return {
    dialog,
    failure,
    isLocked,
    departure,
    open: () => {
      if (isLocked || confirmation.isSending()) return;
      const now = depart();
      if (!now) return;
      setDeparture(now);
      confirmation.ask();
    },
    close,
    confirm: () => confirmation.confirm(send),
  };
}

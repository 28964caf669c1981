// The composer for what is live, opened from the history (globalStatus 3); what is gone is said once, and the page goes back (R-STATE-010), unless something was written.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { useAccounts, useCatalogue, useLive, type Target } from './api.ts';
import './compose.css';
import './modify.css';
import { ModifyDesk } from './modify-desk.tsx';
import { Opening } from './opening.tsx';
import { isPostGone } from './refusal-kinds.ts';
import type { Slots } from './slots.ts';

const nowhere: readonly Target[] = [];
const history = '/api/content/publish/pubHistory';

export type ModifyPageProps = Slots & {
  /** The publication that was pointed at, or its package. */
  readonly oppId: string;
  readonly person: string;
};

export function ModifyPage({ oppId, person, ...slots }: ModifyPageProps) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const live = useLive(oppId);
  const catalogue = useCatalogue();
  const accounts = useAccounts();
  // One step; who came by a link alone has none.
  const goBack = () => void (key === 'default' ? navigate(history, { replace: true }) : navigate(-1));
  const isGone = isPostGone(live.error);
  const gone = isGone ? sentenceOf(live.error) : null;
  // Of its package something may stand elsewhere, in the words that were to be mended.
  const elsewhere = useLive(isGone ? (live.data?.oldPkGUID ?? null) : null);
  const hasTold = useRef(false);
  useEffect(() => {
    if (gone === null || hasTold.current || live.data) return;
    hasTold.current = true;
    tell('warning', gone);
    goBack();
  });
  if (live.data && catalogue.data && accounts.data)
    return (
      <ModifyDesk
        live={live.data}
        gone={gone}
        elsewhere={elsewhere.data?.targets ?? nowhere}
        refresh={async () => {
          const { data, error } = await live.refetch();
          if (error === null) return data ?? null;
          // What was live when the page was opened is still in the query.
          if (isPostGone(error)) return null;
          throw error;
        }}
        catalogue={catalogue.data}
        accounts={accounts.data}
        person={person}
        onLeave={goBack}
        {...slots}
      />
    );
  return <Opening asked={isGone ? [] : [live, catalogue, accounts]} />;
}

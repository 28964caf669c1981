// The answers to what is unknown of one publication, for where it was sent from: those of its history, to who may give them.
import { useSigns } from '../../lib/permissions.ts';
import { useHistoryDetail } from './api.ts';
import { HistoryChecks } from './history-checks.tsx';
import { UnknownAnswers } from './unknown-answers.tsx';

export function PublicationAnswers({ id }: { readonly id: string }) {
  const { canResolve } = useSigns();
  return canResolve ? <Answers id={id} /> : null;
}

function Answers({ id }: { readonly id: string }) {
  const { data } = useHistoryDetail(id);
  if (!data?.item.mayResolve) return null;
  return (
    <UnknownAnswers
      item={data.item}
      wish={data.wish}
      words={data.checks.words}
      shown={data.checks.candidates}
    >
      <HistoryChecks detail={data} />
    </UnknownAnswers>
  );
}

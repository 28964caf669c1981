// Which rows of a list are chosen. A page lets go of what is not on it any more; a dialog keeps what was chosen on others.
import { useState } from 'react';

export type Choice = {
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
  readonly toggle: (id: string) => void;
};

/** `shown` are the ids on the page. */
export function usePageChoice(shown: readonly string[]): Choice {
  const [picked, choose] = useState<readonly string[]>([]);
  return choiceOf(
    picked.filter((id) => shown.includes(id)),
    choose,
  );
}

export function useChoice(): Choice {
  const [chosen, choose] = useState<readonly string[]>([]);
  return choiceOf(chosen, choose);
}

function choiceOf(chosen: readonly string[], choose: Choice['choose']): Choice {
  const toggle = (id: string) =>
    choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return { chosen, choose, toggle };
}

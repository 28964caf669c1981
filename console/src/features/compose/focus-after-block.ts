// Where the keys go when the block they were in is taken out: to the one that stands in its place, else to the last, else to what adds one.
import { flushSync } from 'react-dom';

const fields = 'textarea, input, button, [tabindex="0"]';

/** `list` holds the blocks and, behind them, what adds one. */
export function focusAfterBlock(list: HTMLElement | null, takeOut: () => void): void {
  const left = document.activeElement?.closest('.cp-block');
  const place = left ? blocksIn(list).indexOf(left) : -1;
  flushSync(takeOut);
  // Elsewhere, or still in a block that stays.
  if (place < 0 || document.activeElement !== document.body) return;
  const blocks = blocksIn(list);
  const next = firstIn(blocks[place]) ?? firstIn(blocks.at(-1));
  (next ?? list?.querySelector<HTMLElement>('.cp-add-blocks button'))?.focus();
}

function blocksIn(list: HTMLElement | null): Element[] {
  return [...(list?.querySelectorAll('.cp-block') ?? [])];
}

/** What is written in it, before what moves it. */
function firstIn(block: Element | undefined): HTMLElement | undefined {
  const all = [...(block?.querySelectorAll<HTMLElement>(fields) ?? [])];
  const open = all.filter((one) => one.checkVisibility() && !one.matches(':disabled'));
  return open.find((one) => one.closest('.cp-block-steps') === null) ?? open[0];
}

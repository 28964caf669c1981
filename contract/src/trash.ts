// What was deleted of drafts and content can be restored for so long; its files are kept as long.
import { dayMs } from './constants.ts';

export const trashKeptDays = 30;
export const trashKeptMs = trashKeptDays * dayMs;

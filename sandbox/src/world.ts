// Everything a platform may touch, handed in.
import type { Blobs } from './blobs.ts';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
import type { Rates } from './rates.ts';
import type { Readers } from './readers.ts';
import type { Settings } from './settings.ts';

export interface World {
  now: () => number;
  later: (afterMs: number, act: () => void) => void;
  journal: Journal;
  blobs: Blobs;
  ledger: Ledger;
  rates: Rates;
  readers: Readers;
  settings: Settings;
}

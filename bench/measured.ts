// What a benchmark is, and what it answers.
export type Measured = {
  readonly ours: Readonly<Record<string, number>>;
  /** What the machine itself allows, measured in the same run; null where nothing sets a limit. */
  readonly limit: Readonly<Record<string, number>> | null;
  /** Ours against the limit: 1 is as good. */
  readonly ratio: number | null;
  /** What played the platform, where one was needed. */
  readonly platform?: 'sandbox' | 'stand-in';
};

/** `say` tells a waiting person how far it is. */
export type Measure = (say: (line: string) => void) => Promise<Measured>;

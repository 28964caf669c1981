// Turns: what this process has at work, each key once and so many at once; who is asked for again meanwhile runs once more.
type Work = () => Promise<void>;

export type Turns = {
  /** Begins at once or waits for a place. */
  take: (key: string, work: Work) => void;
  /** Resolves once nothing waits and a place is free. */
  room: () => Promise<void>;
  /** Nothing new begins; resolves when what runs has ended. */
  stop: () => Promise<void>;
};

/** `work` deals with its own failures: it never rejects. */
export function openTurns(atOnce: number): Turns {
  const waiting = new Map<string, Work>();
  const running = new Set<string>();
  let listeners: (() => void)[] = [];
  let going = true;

  const begin = (key: string, work: Work) => {
    running.add(key);
    void work().finally(() => {
      running.delete(key);
      fill();
    });
  };
  const fill = () => {
    for (const [key, work] of going ? waiting : []) {
      if (running.size >= atOnce) break;
      if (running.has(key)) continue;
      waiting.delete(key);
      begin(key, work);
    }
    const heard = listeners;
    listeners = [];
    for (const listen of heard) listen();
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise<void>((done) => listeners.push(done));
  };
  return {
    take: (key, work) => {
      if (!going) return;
      waiting.set(key, work);
      fill();
    },
    room: () => until(() => !going || (waiting.size === 0 && running.size < atOnce)),
    stop: async () => {
      going = false;
      waiting.clear();
      fill();
      await until(() => running.size === 0);
    },
  };
}

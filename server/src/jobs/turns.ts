// Turns: what this process has at work, each key once and so many of a group at once; who is asked for again meanwhile runs once more.
type Work = () => Promise<void>;

export type Turns = {
  /** Begins at once or waits for a place: a group that is slow keeps no other waiting. */
  take: (asked: Asked, work: Work) => void;
  /** Nothing new begins; resolves when what runs has ended. */
  stop: () => Promise<void>;
};

type Asked = { readonly key: string; readonly group: string };

/** `work` deals with its own failures: it never rejects. */
export function openTurns(atOnceOfEach: number): Turns {
  const waiting = new Map<string, { group: string; work: Work }>();
  /** Of what runs, its group. */
  const running = new Map<string, string>();
  let listeners: (() => void)[] = [];
  let going = true;

  const begin = ({ key, group }: Asked, work: Work) => {
    running.set(key, group);
    void work().finally(() => {
      running.delete(key);
      fill();
    });
  };
  const fill = () => {
    const places = new Map<string, number>();
    for (const group of running.values()) places.set(group, (places.get(group) ?? 0) + 1);
    for (const [key, { group, work }] of going ? waiting : []) {
      const taken = places.get(group) ?? 0;
      if (taken >= atOnceOfEach || running.has(key)) continue;
      waiting.delete(key);
      places.set(group, taken + 1);
      begin({ key, group }, work);
    }
    const heard = listeners;
    listeners = [];
    for (const listen of heard) listen();
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise<void>((done) => listeners.push(done));
  };
  return {
    take: ({ key, group }, work) => {
      if (!going) return;
      waiting.set(key, { group, work });
      fill();
    },
    stop: async () => {
      going = false;
      waiting.clear();
      fill();
      await until(() => running.size === 0);
    },
  };
}

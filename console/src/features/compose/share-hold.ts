// The windows of this browser that edit one scheduled post: they share its hold, and only the last that leaves lets go of it (D-01).

/** In this window: a page may be drawn anew before the one before it is gone. */
const here = new Map<string, number>();

export type Share = {
  /** Whether nobody else in this browser is left. */
  readonly leave: () => Promise<boolean>;
};

/** Without a secure address a browser has no locks, and its windows know nothing of each other. */
export function shareHold(id: string): Share {
  here.set(id, (here.get(id) ?? 0) + 1);
  const left = Promise.withResolvers<void>();
  const name = `herald-hold-${id}`;
  const held = isSecureContext
    ? navigator.locks.request(name, { mode: 'shared' }, () => left.promise)
    : Promise.resolve();
  return {
    leave: async () => {
      left.resolve();
      here.set(id, (here.get(id) ?? 1) - 1);
      await held;
      if ((here.get(id) ?? 0) > 0) return false;
      if (!isSecureContext) return true;
      return navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null);
    },
  };
}

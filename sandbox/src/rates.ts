// Counts calls in fixed windows, as the platforms do, and says when a window is full.
export interface Window {
  limit: number;
  remaining: number;
  resetAtMs: number;
  exceeded: boolean;
}

export interface Rates {
  take(key: string, limit: number, windowSeconds: number, nowMs: number): Window;
  /** How many calls of a window are left; takes none. */
  left(key: string, limit: number, nowMs: number): { remaining: number; resetAtMs: number };
  clear(): void;
}

export function openRates(): Rates {
  const windows = new Map<string, { count: number; resetAtMs: number }>();
  const forgetOld = (nowMs: number): void => {
    if (windows.size < 10_000) return;
    for (const [key, window] of windows) if (window.resetAtMs <= nowMs) windows.delete(key);
  };
  return {
    take(key, limit, windowSeconds, nowMs) {
      const former = windows.get(key);
      const fresh = !former || former.resetAtMs <= nowMs;
      const window = fresh ? { count: 0, resetAtMs: nowMs + windowSeconds * 1_000 } : former;
      if (fresh) forgetOld(nowMs);
      window.count += 1;
      windows.set(key, window);
      return {
        limit,
        remaining: Math.max(0, limit - window.count),
        resetAtMs: window.resetAtMs,
        exceeded: window.count > limit,
      };
    },
    left(key, limit, nowMs) {
      const window = windows.get(key);
      if (!window || window.resetAtMs <= nowMs) return { remaining: limit, resetAtMs: nowMs };
      return { remaining: Math.max(0, limit - window.count), resetAtMs: window.resetAtMs };
    },
    clear: () => windows.clear(),
  };
}

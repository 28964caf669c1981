// A choice of this person about the screen: read once, kept by this browser, and told to all who show it.
import { useSyncExternalStore } from 'react';

export type KeptChoice<Value> = {
  readonly read: () => Value;
  readonly choose: (value: Value) => void;
  readonly watch: (changed: () => void) => () => void;
  /** What was kept may have changed elsewhere: it is read anew. */
  readonly lookAgain: () => void;
};

export function keepChoice<Value>(read: () => Value, write: (value: Value) => void): KeptChoice<Value> {
  let known: { readonly value: Value } | null = null;
  const hearers = new Set<() => void>();
  const tellAll = () => {
    for (const hear of hearers) hear();
  };
  return {
    read: () => (known ??= { value: read() }).value,
    choose: (value) => {
      known = { value };
      write(value);
      tellAll();
    },
    watch: (changed) => {
      hearers.add(changed);
      return () => void hearers.delete(changed);
    },
    lookAgain: () => {
      known = null;
      tellAll();
    },
  };
}

export function useChosen<Value>({ read, watch }: KeptChoice<Value>): Value {
  return useSyncExternalStore(watch, read);
}

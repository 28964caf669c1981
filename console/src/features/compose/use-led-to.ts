// What has just been sent is led to once: into view, and the keys with it, however often its panel is drawn anew.
import { useEffect, useRef, type RefObject } from 'react';

const led = new WeakSet<object>();

/** For its heading. Of several sent at once only the first `leads`. */
export function useLedTo(sent: object, leads = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!leads || led.has(sent)) return;
    led.add(sent);
    heading.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [sent, leads]);
  return heading;
}

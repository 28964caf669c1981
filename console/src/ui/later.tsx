// A part of a page that is loaded when it is first drawn. In place of React's lazy: what a suspense has hidden once stays so for 300 ms (its throttle of what appears), however soon it is loaded.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Room<Props> = { readonly default: ComponentType<Props> };

/** `meanwhile` stands in its place until it is there. One that cannot be loaded breaks the page as a fault of its own would; the next who draws it tries again. */
export function later<Props extends object>(
  load: () => Promise<Room<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let atHand: Room<Props> | null = null;
  return function Later(props: Props) {
    const [arrived, setArrived] = useState(atHand);
    const room = arrived ?? atHand;
    const isMissing = room === null;
    useEffect(() => {
      if (!isMissing) return;
      const keep = (found: Room<Props>) => {
        atHand = found;
        setArrived(found);
      };
      load().then(keep, (error: unknown) =>
        setArrived(() => {
          throw error;
        }),
      );
    }, [isMissing]);
    if (room === null) return meanwhile;
    const { default: Part } = room;
    return <Part {...props} />;
  };
}

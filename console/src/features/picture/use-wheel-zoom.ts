// Zooming by the wheel over an element: by hand, since React hears the wheel too late to keep the page from scrolling.
import { useEffect, useEffectEvent, type RefObject } from 'react';

const factor = 1.1;

export function useWheelZoom(
  over: RefObject<HTMLElement | null>,
  zoom: number,
  zoomTo: (zoom: number) => void,
): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomTo(event.deltaY < 0 ? zoom * factor : zoom / factor);
  });
  useEffect(() => {
    const element = over.current;
    if (!element) return;
    const hear = (event: WheelEvent) => turn(event);
    element.addEventListener('wheel', hear, { passive: false });
    return () => element.removeEventListener('wheel', hear);
  }, [over]);
}

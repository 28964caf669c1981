// Files dropped on an element go up; beside it a drop does nothing, for the browser would leave the page to show the file.
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Answers whether files are held over the element now. */
export function useDroppedFiles(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const inside = (event: DragEvent) =>
      event.target instanceof Node && place.current?.contains(event.target) === true;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(inside(event));
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      if (inside(event)) take([...event.dataTransfer.files]);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('dragleave', leave);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('dragleave', leave);
    };
  }, [place]);
  return isOver;
}

/** Files that are dragged over a part of the page and dropped there. */
import { type DragEventHandler, useState } from 'react';

interface Drop {
  /** Something is dragged over it now. */
  over: boolean;
  handlers: { onDragOver: DragEventHandler; onDragLeave: DragEventHandler; onDrop: DragEventHandler };
}

/** @param take is given what was dropped */
export function useDrop(take: (files: FileList) => void): Drop {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver: (e) => {
        e.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (e) => {
        e.preventDefault();
        setOver(false);
        take(e.dataTransfer.files);
      },
    },
  };
}

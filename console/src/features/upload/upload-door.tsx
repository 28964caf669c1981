// The way into a block: a button that opens the choice of files, and what else can be done.
import { Button } from 'antd';
import { useRef } from 'react';
import type { Taken } from './choose-files.ts';

export type UploadDoorProps = {
  /** Of the button, so that a check can lead to it. */
  readonly id: string;
  readonly taken: Taken;
  readonly label: string;
  readonly hint: string;
  readonly onFiles: (files: readonly File[]) => void;
};

export function UploadDoor({ id, taken, label, hint, onFiles }: UploadDoorProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="up-door">
      <Button id={id} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <span>{hint}</span>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={taken.atOnce > 1}
        aria-label={label}
        accept={taken.types.map((type) => `.${type}`).join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

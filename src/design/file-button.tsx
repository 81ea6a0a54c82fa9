import { useRef } from 'react';
import { Button } from './buttons.tsx';
import { Icon } from './icon.tsx';

/** A button with which the visitor chooses a file; the browser's own control is hidden. */
export function FileButton({
  label,
  accept,
  onChoose,
}: {
  label: string;
  accept: string;
  onChoose: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onChoose(chosen);
          // so that the same file can be chosen again
          event.target.value = '';
        }}
      />
    </>
  );
}

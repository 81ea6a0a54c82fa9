import { memo, useId, useRef } from 'react';
import type { PanelProps } from './panel-props.ts';
import { PowerButtons } from './power-buttons.tsx';
import { PowerPanel } from './power-panel.tsx';
import { useOpenPower } from './use-open-power.ts';

interface Props extends PanelProps {
  /** Whether the calculator is embedded in another site. */
  readonly embedded: boolean;
  /** Called with whether a panel is open. */
  readonly onOpen: (isOpen: boolean) => void;
}

/** What a visitor can do with a calculator (`list.ts`): a row of buttons, and below it the panel of the one that was pressed. */
export const Powers = memo(function Powers({ embedded, onOpen, ...props }: Props) {
  const { open, panel, toggle, close } = useOpenPower(onOpen);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  function closeByHand() {
    close();
    // still the button of the panel, because React renders only after this
    opener.current?.focus();
  }
  return (
    <>
      <PowerButtons embedded={embedded} open={open} panelId={panelId} opener={opener} onToggle={toggle} />
      {open && (
        // a key, because each panel is a new one that takes the focus
        <PowerPanel
          key={open.name}
          ref={panel}
          power={open}
          props={props}
          id={panelId}
          embedded={embedded}
          onClose={closeByHand}
        />
      )}
    </>
  );
});

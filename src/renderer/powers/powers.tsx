import { memo, type RefObject, useEffect, useId, useRef } from 'react';
import type { Power } from './list.ts';
import type { PanelProps } from './panel-props.ts';
import { PowerButtons } from './power-buttons.tsx';
import { PowerPanel } from './power-panel.tsx';
import { useOpenPower } from './use-open-power.ts';

interface Props extends PanelProps {
  /** Whether the calculator is embedded in another site. */
  readonly embedded: boolean;
  /** Set to what opens the panel of a power from another place of the page. */
  readonly opening: RefObject<((power: Power) => void) | null>;
  /** Called with whether a panel is open. */
  readonly onOpen: (isOpen: boolean) => void;
}

/** What a visitor can do with a calculator (`list.ts`): a row of buttons, and below it the panel of the one that was pressed. */
export const Powers = memo(function Powers({ embedded, opening, onOpen, ...props }: Props) {
  const { open, panel, show, toggle, close } = useOpenPower(onOpen);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  /** What has opened the panel from another place; null for its own button. */
  const from = useRef<Element | null>(null);
  useEffect(() => {
    opening.current = (power) => {
      from.current = document.activeElement;
      show(power);
    };
  });
  function closeByHand() {
    close();
    // the button of the panel is still there, because React renders only after this
    const back = from.current instanceof HTMLElement ? from.current : opener.current;
    back?.focus();
    from.current = null;
  }
  function toggleByButton(power: Power) {
    from.current = null;
    toggle(power);
  }
  return (
    <>
      <PowerButtons embedded={embedded} open={open} panelId={panelId} opener={opener} onToggle={toggleByButton} />
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

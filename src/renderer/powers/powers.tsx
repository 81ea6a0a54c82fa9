import type { PanelProps } from './panel-props.ts';
import { PowerButtons } from './power-buttons.tsx';
import { PowerPanel } from './power-panel.tsx';
import type { OpenPower } from './use-open-power.ts';

interface Props extends PanelProps {
  /** Whether the calculator is embedded in another site. */
  readonly embedded: boolean;
  readonly powers: OpenPower;
}

/** What a visitor can do with a calculator (`list.ts`): a row of buttons, and below it the panel of the one that was pressed. */
export function Powers({ embedded, powers, ...props }: Props) {
  const { open, panel, id, toggle, close } = powers;
  return (
    <>
      <PowerButtons embedded={embedded} open={open} panelId={id} onToggle={toggle} />
      {open && (
        // a key, because each panel is a new one that takes the focus
        <PowerPanel
          key={open.name}
          ref={panel}
          power={open}
          props={props}
          id={id}
          embedded={embedded}
          onClose={close}
        />
      )}
    </>
  );
}

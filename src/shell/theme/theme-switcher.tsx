import { Icon } from '#src/design/icon.tsx';
import { Hidden, Segment, SegmentRadio, Segments } from '#src/design/parts.tsx';
import { words } from '#words/shell.ts';
import { choosePreference, type Preference, preferences, usePreference } from './theme.ts';

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const satisfies Record<Preference, string>;

/** Light, dark, or as the system. `group` is the name of the radio group, different for each switcher of a page. */
export function ThemeSwitcher({ group }: { group: string }) {
  const preference = usePreference();
  return (
    <fieldset>
      <Hidden as="legend">{words.theme.label}</Hidden>
      <Segments>
        {preferences.map((option) => (
          <Segment key={option} px={1} fontSize="sm">
            <SegmentRadio
              type="radio"
              name={`theme-${group}`}
              value={option}
              checked={preference === option}
              onChange={() => choosePreference(option)}
            />
            <Icon name={icons[option]} />
            {words.theme[option]}
          </Segment>
        ))}
      </Segments>
    </fieldset>
  );
}

import sprite from 'virtual:icons';
import type { ICONS } from './icons.ts';

/**
 * The icon of a tool or a group, by the name in its metadata, drawn from one sprite. It is decoration: the accessible name is
 * beside it or on the button. One global rule in the design system styles all icons.
 */
export function ToolIcon({ name }: { name: string }) {
  return (
    <svg data-icon="" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export type IconName = (typeof ICONS)[number];

/** An icon of the hub's own controls. */
export const Icon = ({ name }: { name: IconName }) => <ToolIcon name={name} />;

const KINDS = { wrong: 'circle-alert', careful: 'triangle-alert', good: 'circle-check', plain: 'info' } as const;

export const KindIcon = ({ kind }: { kind: keyof typeof KINDS }) => <Icon name={KINDS[kind]} />;

/** An icon in two tones: its lines as the text, its areas tinted. */
export const twoTonesLook = { '&[data-icon]': { fill: 'tint', strokeWidth: 1.75 } } as const;

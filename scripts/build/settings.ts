// What the build asks of the settings of its environment: the addresses of services, and what is wrong.
import { addressFault, type Setting, settingDefaults } from '../../src/settings.ts';

/** The addresses that settings give services, by the service's id. */
export const addressesSet = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, address]) => {
      const [, service] = /^VITE_(\w+)_URL$/.exec(name) ?? [];
      if (service === undefined || !address || Object.hasOwn(settingDefaults, name)) return [];
      return [[service.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()), address]];
    }),
  );

/** Addresses to which a path is appended, so they may have no query and no hash. */
const bases: readonly string[] = ['VITE_SITE_URL', 'VITE_AI_URL'] satisfies Setting[];

/** What the owner of a site should know of a build's settings, though nothing is wrong: a line each. */
export function settingNotes(env: Readonly<Record<string, string | undefined>>): string[] {
  const name: Setting = 'VITE_CONTACT_URL';
  return env[name] ? [] : [`${name} is not set: the contact links lead to a placeholder`];
}

/** What is wrong with the settings of a build, services included: a line for each fault, beginning with the variable's name. */
export function settingFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, given]) => {
    if (!/^VITE_\w+_URL$/.test(name) || !given) return [];
    const isBroken = bases.includes(name) && /[?#]|[^:]\/\//.test(given);
    const fault = addressFault(given) ?? (isBroken ? 'may not hold "?", "#" or "//" after the host' : null);
    return fault === null ? [] : [`${name} ${fault}`];
  });
}

// The services of live figures that the tools' definitions declare, and their addresses from settings.
import { settingDefaults, settingOfService } from '../../src/settings.ts';
import { inVite } from './in-vite.ts';

/** Build-time settings. */
export type Env = Readonly<Record<string, string | undefined>>;

let reading: Promise<typeof import('./live-sources.ts')> | undefined;

/** The live sources of all tools, with their settings. */
async function sources() {
  reading ??= inVite('scripts/build/live-sources.ts');
  const { sources: all } = await reading;
  return all.map(({ service, address }) => ({ service, address, setting: settingOfService(service) }));
}

/** The addresses of the services, in the order of the tools. */
export const serviceAddresses = async (env: Env) =>
  (await sources()).map(({ address, setting }) => env[setting] || address);

/** The addresses that settings give, by the service's id. Where no setting can be such an address, no definition is read. */
export async function addressesSet(env: Env): Promise<Record<string, string>> {
  if (!Object.keys(env).some((name) => /^VITE_\w+_URL$/.test(name) && !Object.hasOwn(settingDefaults, name))) return {};
  return Object.fromEntries(
    (await sources()).flatMap(({ service, setting }) => (env[setting] ? [[service, env[setting]]] : [])),
  );
}

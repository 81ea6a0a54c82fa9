// The services of live figures that the tools' definitions declare, and their addresses from settings.
import { load, loadDefaults, toolFolders } from './load.mjs';

/** @typedef {Record<string, string | undefined>} Env build-time settings */

/** The live sources of all tools, with their settings. */
async function sources() {
  const [{ settingOfService }, tools] = await Promise.all([
    load('src/settings.ts'),
    loadDefaults(toolFolders().map(({ folder }) => `${folder}/definition.ts`)),
  ]);
  return tools
    .flatMap((tool) => tool.live?.sources ?? [])
    .map(({ service, address }) => ({ service, address, setting: settingOfService(service) }));
}

/**
 * The addresses of the services, in the order of the tools.
 *
 * @param {Env} env
 * @returns {Promise<string[]>}
 */
export const serviceAddresses = async (env) => (await sources()).map(({ address, setting }) => env[setting] || address);

/**
 * The addresses that settings give, by the service's id. Where no setting can be such an address, no definition is read.
 *
 * @param {Env} env
 * @returns {Promise<Record<string, string>>}
 */
export async function addressesSet(env) {
  const { settingDefaults } = await load('src/settings.ts');
  if (!Object.keys(env).some((name) => /^VITE_\w+_URL$/.test(name) && !Object.hasOwn(settingDefaults, name))) return {};
  const set = (await sources()).filter(({ setting }) => env[setting]);
  return Object.fromEntries(set.map(({ service, setting }) => [service, env[setting] ?? '']));
}

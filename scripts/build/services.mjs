// The services of live figures that the tools' definitions declare, and the addresses that settings give them.
import { load, loadDefaults, toolFolders } from './load.mjs';

/** @typedef {Record<string, string | undefined>} Env build-time settings */

/** Sources of all tools, with the setting that each obeys. */
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
 * Where the services answer, in the order of the tools.
 *
 * @param {Env} env
 * @returns {Promise<string[]>}
 */
export const serviceAddresses = async (env) => (await sources()).map(({ address, setting }) => env[setting] || address);

/**
 * The addresses that settings give to services, by the service's id. No definition is read where no setting does.
 *
 * @param {Env} env
 * @returns {Promise<Record<string, string>>}
 */
export async function addressesSet(env) {
  const { standards } = await load('src/settings.ts');
  if (!Object.keys(env).some((name) => /^VITE_\w+_URL$/.test(name) && !Object.hasOwn(standards, name))) return {};
  const set = (await sources()).filter(({ setting }) => env[setting]);
  return Object.fromEntries(set.map(({ service, setting }) => [service, env[setting] ?? '']));
}

import type { Live } from '#src/engine/types.ts';
import { addressFault, settingDefaults, settingOfService } from '#src/settings.ts';
import { type Mistakes, repeats, type Subject, shown } from './mistake.ts';

/** Wrong answers that a service may give. */
const JUNK: readonly unknown[] = [null, '', 'Service unavailable', 0, [], [null], {}, { date: 5, rates: null }];

/** Live figures: compute must use those built in, its service must have a safe address, and its reader must refuse junk. */
export function* checkLive({ tool }: Subject): Mistakes {
  const { reference } = tool.live ?? {};
  const answer = reference && tool.run({}, reference.figures);
  if (answer && !answer.ok && !answer.broken)
    yield { path: 'live.reference.figures', message: `leave compute without a figure: "${answer.message}"` };
  const source = tool.live?.source;
  if (!source) return;
  const setting = settingOfService(source.service);
  if (Object.hasOwn(settingDefaults, setting))
    yield {
      path: 'live.source.service',
      message: `"${source.service}" would share the site's setting ${setting}; choose another name`,
    };
  const fault = addressFault(source.address) ?? faultOfDeclared(source.address);
  if (fault !== null) yield { path: 'live.source.address', message: fault };
  if (!/^(\?[^#]*)?$/.test(source.query))
    yield {
      path: 'live.source.query',
      message: `${shown(source.query)} must be empty or begin with "?", without "#"`,
    };
  for (const answer of JUNK) {
    const wrong = faultOf(() => source.read(answer));
    if (wrong === null) continue;
    yield { path: 'live.source.read', message: `${wrong} for the answer ${shown(answer)}; it must return null` };
    break;
  }
}

/** Faults of an address in a definition, which has stricter rules than a setting: it is for every site. */
function faultOfDeclared(address: string): string | null {
  if (!/^https:/i.test(address)) return 'must be an https:// address; for one on this machine use a setting';
  return /[?#]/.test(address) ? 'must not contain "?" or "#"; write what is asked in query' : null;
}

/** A service must have the same address in every tool, because its setting overrides them all. */
export function* checkServices(tools: readonly { readonly folder: string; readonly live: Live | null }[]): Mistakes {
  const all = tools.flatMap(({ folder, live }) => (live ? [{ ...live.source, folder }] : []));
  for (const [{ folder, service, address }, first] of repeats(all, (source) => source.service))
    if (address !== first.address)
      yield {
        path: folder,
        message: `has another address for the service "${service}" than ${first.folder}; use the same`,
      };
}

function faultOf(read: () => unknown): string | null {
  try {
    const given = read();
    return given === null ? null : `gives ${shown(given)}`;
  } catch (error) {
    return `throws (${error instanceof Error ? error.message : String(error)})`;
  }
}

import { site } from '#src/site.ts';
import { type Mistakes, type Subject, shown, unknown } from './mistake.ts';

/** Answers that no service should give, and that one will some day. */
const JUNK: readonly unknown[] = [
  null,
  undefined,
  '',
  'Service unavailable',
  0,
  true,
  [],
  [null],
  {},
  { date: 5, rates: null },
];

/** Where live figures come from: services that the site knows, and a reader that takes no junk. */
export function* checkLive({ tool }: Subject): Mistakes {
  for (const [index, source] of tool.live?.sources.entries() ?? []) {
    const path = `live.sources[${index}]`;
    yield* unknown(`${path}.service`, source.service, 'a service of src/site.ts', Object.keys(site.services));
    if (tool.live?.sources.findIndex(({ service }) => service === source.service) !== index)
      yield { path: `${path}.service`, message: `"${source.service}" is asked already` };
    if (typeof source.read !== 'function') {
      yield {
        path: `${path}.read`,
        message: 'is missing; it takes the answer of the service and gives figures or null',
      };
      continue;
    }
    for (const answer of JUNK) {
      const fault = faultOf(() => source.read(answer));
      if (fault === null) continue;
      yield { path: `${path}.read`, message: `${fault} for the answer ${shown(answer)}; it must give null` };
      break;
    }
  }
}

function faultOf(read: () => unknown): string | null {
  try {
    const given = read();
    return given === null ? null : `gives ${shown(given)}`;
  } catch (error) {
    return `throws (${error instanceof Error ? error.message : String(error)})`;
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { languages } from '../../src/languages.ts';
import { settingOf, settingOfService } from '../../src/settings.ts';
import { root } from './project.ts';

/** Build-time settings. */
type Env = Readonly<Record<string, string | undefined>>;

/** A service of live figures that a tool declares. */
export type Service = { readonly service: string; readonly address: string };

/** The folder of pages to be embedded in other sites: each calculator alone. */
export const EMBED = 'embed';

/** The inline scripts of every document, by their placeholder in index.html. */
const INLINE = { 'before-paint': 'src/shell/theme/before-paint.js', start: 'src/start.js' };
export const INLINE_NAMES = Object.keys(INLINE) as (keyof typeof INLINE)[];

/** The text of an inline script. */
export const inlineScript = (name: keyof typeof INLINE) =>
  minifySync(INLINE[name], readFileSync(join(root, INLINE[name]), 'utf8'), { module: false }).code.trim();

const hashOf = (name: keyof typeof INLINE) =>
  `'sha256-${createHash('sha256').update(inlineScript(name)).digest('base64')}'`;

/**
 * The security headers, made from the services that tools declare and from the same settings as the page.
 *
 * @param env build-time settings
 * @param services those of all tools
 * @param framed for the pages that may be embedded, which ask for no AI key and have no worker
 */
export function securityHeaders(env: Env, services: readonly Service[], framed = false): Record<string, string> {
  const asked = services.map(({ service, address }) => env[settingOfService(service)] || address);
  const origins = (framed ? asked : [settingOf('VITE_AI_URL', env.VITE_AI_URL), ...asked]).map(
    (address) => new URL(address).origin,
  );
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...INLINE_NAMES.map(hashOf)],
    // Emotion writes styles into the document
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(origins)],
    'manifest-src': ["'self'"],
    'worker-src': [framed ? "'none'" : "'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [framed ? '*' : "'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(!framed && { 'X-Frame-Options': 'DENY' }),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/**
 * Writes `_headers`, a format that several static hosts read: a rule for each folder and each file beside them. Where two rules
 * match an address hosts send both, and browsers apply the stricter of each directive.
 *
 * @param dist folder of the built hub, complete
 * @param env build-time settings
 * @param services those of all tools
 */
export function writeHeaders(dist: string, env: Env, services: readonly Service[]) {
  const [own, framed] = [securityHeaders(env, services), securityHeaders(env, services, true)];
  const folders = languages.map(({ folder }) => folder).filter((folder) => existsSync(join(dist, folder)));
  const places = folders.flatMap((folder) => [
    `/${folder}`,
    ...readdirSync(join(dist, folder), { withFileTypes: true })
      .filter(({ name }) => !/^[._]/.test(name) && !folders.includes(`${folder}${name}/`))
      .map((entry) => `/${folder}${entry.name}${entry.isDirectory() ? '/*' : ''}`)
      .sort(),
  ]);
  const rules = places.map((place) => {
    const headers = Object.entries(place.endsWith(`/${EMBED}/*`) ? framed : own);
    return [place, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  });
  writeFileSync(join(dist, '_headers'), rules.join('\n'));
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { load, root } from './load.mjs';
import { serviceAddresses } from './services.mjs';

/** The folder of pages to be embedded in other sites: each calculator alone. */
export const EMBED = 'embed';

/** The inline scripts of every document, by their placeholder in index.html. */
export const INLINE = { 'before-paint': 'src/shell/theme/before-paint.js', boot: 'src/loading/boot.js' };
export const INLINE_NAMES = /** @type {(keyof typeof INLINE)[]} */ (Object.keys(INLINE));

/**
 * The text of an inline script.
 *
 * @param {keyof typeof INLINE} name
 */
export const inlineScript = (name) =>
  minifySync(INLINE[name], readFileSync(join(root, INLINE[name]), 'utf8'), { module: false }).code.trim();

const hashOf = (/** @type {keyof typeof INLINE} */ name) =>
  `'sha256-${createHash('sha256').update(inlineScript(name)).digest('base64')}'`;

/**
 * The security headers, made from the services that tools declare and from the same settings as the page.
 *
 * @param {Record<string, string | undefined>} env build-time settings
 * @param {boolean} [framed] for the pages that may be embedded, which ask for no AI key and have no worker
 * @returns {Promise<Record<string, string>>}
 */
export async function securityHeaders(env, framed = false) {
  const { site } = await load('src/site.ts', env);
  const asked = await serviceAddresses(env);
  const services = (framed ? asked : [site.ai.address, ...asked]).map((address) => new URL(address).origin);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...INLINE_NAMES.map(hashOf)],
    // Emotion writes styles into the document
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(services)],
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
 * @param {string} dist folder of the built hub, complete
 * @param {Record<string, string | undefined>} env build-time settings
 */
export async function writeHeaders(dist, env) {
  const [own, framed] = await Promise.all([securityHeaders(env), securityHeaders(env, true)]);
  const places = readdirSync(dist, { withFileTypes: true })
    .filter(({ name }) => !/^[._]/.test(name))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`))
    .sort();
  const rules = ['/', ...places].map((place) => {
    const headers = Object.entries(place === `/${EMBED}/*` ? framed : own);
    return [place, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  });
  writeFileSync(join(dist, '_headers'), rules.join('\n'));
}

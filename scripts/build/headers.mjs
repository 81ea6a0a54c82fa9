import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { load, root } from './load.mjs';
import { serviceAddresses } from './services.mjs';

/** The scripts that stand in every document, by the name of the place that they have in it. */
export const INLINE = { 'before-paint': 'src/shell/theme/before-paint.js', boot: 'src/loading/boot.js' };
export const INLINE_NAMES = /** @type {(keyof typeof INLINE)[]} */ (Object.keys(INLINE));

/**
 * A script as it stands in the document.
 *
 * @param {keyof typeof INLINE} name
 */
export const inlineScript = (name) =>
  minifySync(INLINE[name], readFileSync(join(root, INLINE[name]), 'utf8'), { module: false }).code.trim();

const hashOf = (/** @type {keyof typeof INLINE} */ name) =>
  `'sha256-${createHash('sha256').update(inlineScript(name)).digest('base64')}'`;

/**
 * The headers that keep a page safe, made from the services that tools declare and from the same settings as the page.
 *
 * @param {Record<string, string | undefined>} env build-time settings
 * @returns {Promise<Record<string, string>>}
 */
export async function securityHeaders(env) {
  const { site } = await load('src/site.ts', env);
  const services = [site.ai.address, ...(await serviceAddresses(env))].map((address) => new URL(address).origin);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...INLINE_NAMES.map(hashOf)],
    // emotion writes its styles into the document
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(services)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, root } from './load.mjs';

/** The script that stands in every document, as it stands there. */
export const beforePaint = () =>
  readFileSync(join(root, 'src/shell/before-paint.js'), 'utf8').replaceAll(/^\s*\/\/.*\n/gm, '');

/**
 * The headers that keep a page safe, made from the same settings as the services it may ask.
 *
 * @param {Record<string, string | undefined>} env build-time settings
 * @returns {Promise<Record<string, string>>}
 */
export async function securityHeaders(env) {
  const { site } = await load('src/site.ts', env);
  const services = [site.ai.address, ...Object.values(site.services)].map((address) => new URL(address).origin);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'sha256-${createHash('sha256').update(beforePaint()).digest('base64')}'`],
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

/**
 * Where the built hub looks for its services: on this machine, since only there a build takes an address without https.
 * Each file of tests leads these to servers of its own.
 */
export const services = {
  ai: 'http://localhost:4101',
  rates: 'http://localhost:4102',
  ratesFallback: 'http://localhost:4103',
} as const;

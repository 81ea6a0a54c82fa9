import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkServices } from '#schemas/checks/live.ts';
import { type Setting, settingDefaults, settingOf, settingOfService } from '#src/settings.ts';
import { securityHeaders } from '../scripts/build/headers.ts';
import { root } from '../scripts/build/project.ts';
import { addressesSet, settingFaults, settingNotes } from '../scripts/build/settings.ts';
import { textsOf } from './project.ts';
import { tools } from './tools.ts';

const addresses = ['VITE_SITE_URL', 'VITE_CONTACT_URL', 'VITE_REPORT_URL', 'VITE_AI_URL', 'VITE_RATES_URL'];
const notHttps = 'must be an https:// address; http:// is for this machine only (localhost, 127.0.0.1, [::1])';
const sign = 'may not hold a space, a semicolon, a comma, a quote, a backslash or a line break';
const account = 'may not hold a name or a password';

describe('an address among the settings', () => {
  it.each<[string, string]>([
    ['http://rates.example/', notHttps],
    ['http://128.0.0.1/', notHttps],
    ['http://127.0.0.1.example/', notHttps],
    ['http://localhost.example/', notHttps],
    ['http://[::2]/', notHttps],
    ['ftp://rates.example/', notHttps],
    ['javascript:alert(1)', notHttps],
    ['mailto:us@hisaab.example', notHttps],
    ['//rates.example/', notHttps],
    ['https:rates.example', notHttps],
    ['https:///rates.example', notHttps],
    ['https://rates.example:99999/', notHttps],
    [' https://rates.example/', sign],
    ['https://rates.example/ ', sign],
    ['https://rates.example/a b', sign],
    ['https://rates.example/\u00a0', sign],
    ['https://rates.example/;', sign],
    ["https://rates.example/; script-src 'unsafe-inline'", sign],
    ['https://rates.example,https://other.example', sign],
    ['https://rates.example/"', sign],
    ["https://rates.example/'", sign],
    ['https://rates.example/`', sign],
    ['https://rates.example\\other', sign],
    ['https://rates.example/\nX-Header: 1', sign],
    ['https://rates.example/\r', sign],
    ['https://rates.example/\u2028', sign],
    ['https://rates.example/\u0000', sign],
    ['https://me@rates.example/', account],
    ['https://me:secret@rates.example/', account],
  ])('is refused as %j', (given, fault) => {
    for (const name of addresses) expect(settingFaults({ [name]: given })).toEqual([`${name} ${fault}`]);
  });

  it.each([
    'https://rates.example',
    'HTTPS://Rates.Example/v2/rates/',
    'https://rates.example:8443/a%20b/@latest',
    'https://दर.example/',
    'http://localhost',
    'http://localhost:4101/v2',
    'http://127.0.0.1:8080/',
    'http://127.9.8.7/',
    'http://[::1]:8080/',
    '',
  ])('is taken as %j', (given) => {
    for (const name of addresses) expect(settingFaults({ [name]: given })).toEqual([]);
  });

  it.each(['https://hisaab.example/?', 'https://hisaab.example/#top', 'https://hisaab.example//hub'])(
    'is refused as %j where more is added to it, and taken elsewhere',
    (given) => {
      const fault = 'may not hold "?", "#" or "//" after the host';
      for (const name of ['VITE_SITE_URL', 'VITE_AI_URL'])
        expect(settingFaults({ [name]: given })).toEqual([`${name} ${fault}`]);
      expect(settingFaults({ VITE_CONTACT_URL: given })).toEqual([]);
    },
  );

  it('is told in a line where the contact page is not set', () => {
    const note = 'VITE_CONTACT_URL is not set: the contact links lead to a placeholder';
    for (const env of [{}, { VITE_CONTACT_URL: '' }]) expect(settingNotes(env)).toEqual([note]);
    expect(settingNotes({ VITE_CONTACT_URL: 'https://bank.example/contact' })).toEqual([]);
  });

  it('has a line of its own for each variable, and text may be anything', () => {
    const faults = settingFaults({
      VITE_AI_URL: 'http://ai.example',
      VITE_SITE_NAME: '"<A, B>;',
      VITE_RATES_URL: 'x',
    });
    expect(faults).toEqual([`VITE_AI_URL ${notHttps}`, `VITE_RATES_URL ${notHttps}`]);
    expect(settingFaults({ ...settingDefaults })).toEqual([]);
  });

  it('stops the build with one plain line', () => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist/never', '--logLevel', 'error'],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1', VITE_RATES_URL: "https://a;script-src 'x'" },
      },
    );
    expect(`${stdout}${stderr}`.trim()).toBe(`error during build:\nVITE_RATES_URL ${sign}`);
    expect(status).toBe(1);
  });
});

describe('the list of settings', () => {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

  it('is what the site reads, and what the README tells', () => {
    const names = Object.keys(settingDefaults).sort();
    const named = (text: string) => [...new Set(text.match(/VITE_\w+/g))].sort();
    expect(named(read('src/site.ts'))).toEqual(names);
    // the README gives those of a few services as examples of the rule
    const ofServices = tools
      .flatMap(({ tool }) => tool.live?.source ?? [])
      .map(({ service }) => settingOfService(service));
    const listed = named(read('README.md')).filter((name) => !ofServices.includes(name));
    expect(listed).toEqual(names);
  });

  it('is read by the site alone', () => {
    const sources = textsOf(['src'], /\.tsx?$/);
    const readers = Object.keys(sources).filter((file) => /env\.VITE_|\.env\b(?!\.)/.test(sources[file] ?? ''));
    expect(readers).toEqual(['src/site.ts']);
  });

  it.each<[Setting, string | undefined, string]>([
    ['VITE_SITE_NAME', undefined, 'Hisaab'],
    ['VITE_SITE_NAME', '', 'Hisaab'],
    ['VITE_SITE_NAME', '0', '0'],
  ])('gives for %s, given as %j, "%s"', (name, given, value) => {
    expect(settingOf(name, given)).toBe(value);
  });
});

it('headers made from the settings name the origin of each service, and nothing else of what was set', () => {
  const { 'Content-Security-Policy': policy = '' } = securityHeaders(
    { VITE_AI_URL: 'https://ai.example:8443/v1/', VITE_RATES_URL: 'http://127.0.0.1:4102/rates?of=inr' },
    tools.flatMap(({ tool }) => tool.live?.source ?? []),
  );
  expect(policy).toContain("connect-src 'self' https://ai.example:8443 http://127.0.0.1:4102; ");
});

describe('the address of a service of live figures', () => {
  it('is the same in all tools that ask it', () => {
    const live = (address: string) => ({
      label: 'Rates',
      source: { service: 'rates', name: 'Rates', address, query: '', read: () => null },
    });
    const tools = ['https://one.example', 'https://one.example', 'https://two.example'].map((address, index) => ({
      folder: `tools/test/t${index}`,
      live: live(address),
    }));
    expect([...checkServices([...tools, { folder: 'tools/test/none', live: null }])]).toEqual([
      {
        path: 'tools/test/t2',
        message: 'has another address for the service "rates" than tools/test/t0; use the same',
      },
    ]);
  });

  it.each([
    ['rates', 'VITE_RATES_URL'],
    ['goldPrice', 'VITE_GOLD_PRICE_URL'],
    ['goldPrice24', 'VITE_GOLD_PRICE24_URL'],
  ])('of the id %s is set by %s', (service, setting) => {
    expect(settingOfService(service)).toBe(setting);
  });

  it('reaches the page where it is set, by the id, and nothing else of the environment does', () => {
    expect(
      addressesSet({
        VITE_RATES_URL: 'https://rates.example/v1',
        VITE_GOLD_PRICE_URL: '',
        VITE_SITE_URL: 'https://hub.example',
        RATES_URL: 'https://other.example',
      }),
    ).toEqual({ rates: 'https://rates.example/v1' });
    expect(addressesSet({ VITE_GOLD_PRICE_URL: 'https://a.example' })).toEqual({
      goldPrice: 'https://a.example',
    });
  });
});

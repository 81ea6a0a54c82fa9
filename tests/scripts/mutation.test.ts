import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { ROOMS, roomOf } from '../../scripts/mutation/rooms.ts';

const command = (...given: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/commands/mutation.ts', ...given], {
    cwd: root,
    encoding: 'utf8',
  });

describe('mutation testing', () => {
  it.each([
    ['src/maths/loan.ts', 'maths'],
    ['src/maths', 'maths'],
    ['src/renderer/keep/writer.ts', 'renderer'],
    ['src/browser/fetch-json.ts', 'renderer'],
    ['src/mathsless/loan.ts', undefined],
    ['tools/loan/home_loan', undefined],
  ])('finds the room of %s', (path, room) => {
    expect(roomOf(path)).toBe(room);
  });

  it('has rooms and tests that are there', () => {
    for (const [room, { folders, tests }] of Object.entries(ROOMS)) {
      for (const folder of folders) expect(existsSync(join(root, folder)), folder).toBe(true);
      for (const each of tests) expect(existsSync(join(root, each.replace(/\/[^/]*[*{].*$/, ''))), each).toBe(true);
      expect(readFileSync(join(root, '.github/workflows/weekly.yml'), 'utf8')).toMatch(
        new RegExp(`room: .*\\b${room}\\b`),
      );
    }
  });

  it.each([['src/shell/main.ts'], ['toString'], ['loan']])('refuses %s, which is no room and in none', (given) => {
    const { status, stderr } = command(given);
    expect(status).toBe(1);
    expect(stderr).toContain(`${given} is neither a room (maths, rules, engine, renderer) nor a path within one.`);
  });
});

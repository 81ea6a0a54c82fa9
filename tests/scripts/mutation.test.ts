import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { ROOMS, roomOf } from '../../scripts/mutation/rooms.ts';
import { command } from '../command.ts';

describe('mutation testing', () => {
  it.each([
    ['src/maths/loan.ts', 'maths'],
    ['src/maths', 'maths'],
    ['src/renderer/storage/writer.ts', 'renderer'],
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

  it('refuses what is no room and in none, such as a name of every object', () => {
    const { status, stderr } = command('commands/mutation', ['toString']);
    expect(status).toBe(1);
    expect(stderr).toContain('toString is neither a room (maths, rules, engine, renderer) nor a path within one.');
  });
});

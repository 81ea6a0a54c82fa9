import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom, usualMix } from '#schemas/checks/cases.ts';
import { shownResultsOf, tablesOf } from '#src/engine/powers/calculation.ts';
import { wrongCell } from '#src/engine/powers/formula-columns.ts';
import type { Cell, Sheet } from '#src/engine/powers/workbook/cells.ts';
import { workbookOf } from '#src/engine/powers/workbook/workbook.ts';
import { workingOf } from '#src/engine/powers/working.ts';
import type { Success, Tool } from '#src/engine/types.ts';
import { spreadsheetFile } from '#src/renderer/powers/download/spreadsheet.ts';
import { words as panels } from '#words/panels.ts';
import { type Inputs, tools } from '../tools.ts';

const words = panels.download.sheets;
const found = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0);
if (!found && process.env.REQUIRE_LIBREOFFICE) throw new Error('LibreOffice is missing: apt install libreoffice-calc');
if (!found) console.warn('Skipped: LibreOffice is not installed (Debian: libreoffice-calc).');

/** A setting of LibreOffice by which it calculates every formula when it opens a file, and uses no stored value. */
const RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

type Read = Awaited<ReturnType<typeof readXlsxFile>>;
interface Tried {
  readonly tool: Tool;
  readonly sheets: readonly Sheet[];
  /** The outcome of the inputs for which the workbook was made, and of the others that were typed into it. */
  readonly made: Success;
  readonly given: Inputs;
  readonly outcome: Success;
  readonly file: string;
}

const calculationOf = (tool: Tool, title: string, outcome: Success) => ({
  ...{ tool, title, outcome, today: '2026-11-24', link: null, compared: null },
});

/** The value of an input as a person types it into its cell. */
function typed(tool: Tool, name: string, value: unknown): string | number {
  const spec = tool.inputs[name];
  if (spec?.kind === 'percent') return Number(value) / 100;
  if (spec?.kind === 'choice') return spec.options.find((option) => option.value === value)?.label ?? '';
  if (spec?.kind === 'toggle') return value === true ? 'Yes' : 'No';
  return value as string | number;
}

/** The workbook with other inputs in the cells that may be changed; all other cells keep what they had. */
function withInputs(tool: Tool, sheets: readonly Sheet[], given: Inputs): Sheet[] {
  const labels = new Map(
    Object.entries(given).map(([name, value]) => [tool.inputs[name]?.label, [name, value] as const]),
  );
  const [inputs, ...others] = sheets as [Sheet, ...Sheet[]];
  const rows = inputs.rows.map((row): readonly Cell[] => {
    const [label, cell, ...rest] = row;
    const [name, value] = labels.get(String(label?.value)) ?? [];
    return label && cell?.look === 'change' && name !== undefined
      ? [label, { ...cell, value: typed(tool, name, value) }, ...rest]
      : row;
  });
  return [{ ...inputs, rows }, ...others];
}

/** Four sets of usual inputs that the tool accepts, of those that may be changed in its workbook. */
function othersOf(tool: Tool, inputs: Sheet): Inputs[] {
  const open = new Set(inputs.rows.flatMap(([label, cell]) => (cell?.look === 'change' ? [label?.value] : [])));
  const random = randomFrom(7);
  const accepted: Inputs[] = [];
  for (let attempt = 0; attempt < 200 && accepted.length < 4; attempt++) {
    const mix = Object.entries(usualMix(tool.inputs, random)).filter(([name]) => open.has(tool.inputs[name]?.label));
    const given = Object.fromEntries(mix);
    const outcome = tool.run(given);
    // where the formula of the figure shown large does not apply, that figure is 0 and a note says why
    if (mix.length > 0 && outcome.ok && outcome.raw[tool.figure ?? ''] !== 0) accepted.push(given);
  }
  return accepted;
}

const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
const tried = new Map<string, Tried[]>();
const recalculated = new Map<string, Read>();

beforeAll(async () => {
  if (!found) return;
  const files: string[] = [];
  for (const { id, tool, meta } of tools) {
    const made = tool.run({});
    if (!made.ok) continue;
    const sheets = workbookOf(calculationOf(tool, meta.title, made));
    const all: Tried[] = [];
    for (const [index, given] of othersOf(tool, sheets[0] as Sheet).entries()) {
      const outcome = tool.run(given) as Success;
      const file = `${id}-${index + 1}.xlsx`;
      writeFileSync(join(folder, file), await spreadsheetFile(withInputs(tool, sheets, given)));
      files.push(join(folder, file));
      all.push({ tool, sheets, made, given, outcome, file });
    }
    tried.set(id, all);
  }
  const profile = join(folder, 'profile');
  mkdirSync(join(profile, 'user'), { recursive: true });
  writeFileSync(join(profile, 'user/registrymodifications.xcu'), RECALCULATE);
  const out = join(folder, 'out');
  const options = [`-env:UserInstallation=${pathToFileURL(profile)}`, '--headless', '--convert-to', 'xlsx'];
  const run = spawnSync(found, [...options, '--outdir', out, ...files], { encoding: 'utf8', timeout: 900_000 });
  if (run.status !== 0) throw new Error(`LibreOffice failed: ${run.stderr}`);
  for (const { file } of [...tried.values()].flat()) recalculated.set(file, await readXlsxFile(join(out, file)));
}, 1_200_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a cell holds a figure; the smaller part of a paisa may differ. */
const same = (cell: unknown, figure: number): boolean =>
  typeof cell === 'number' && Math.abs(cell - figure) <= Math.max(0.005, 1e-9 * Math.abs(figure));

describe.skipIf(!found)('LibreOffice, with other inputs than those for which the workbook was made', () => {
  it.each(tools.map(({ id }) => id))('%s: gives the results and tables of the calculator', (id) => {
    for (const each of tried.get(id) ?? []) {
      expect(wrongResults(each), JSON.stringify(each.given)).toEqual([]);
      expect(wrongRows(each), JSON.stringify(each.given)).toEqual([]);
    }
  });

  it('calculates the results of most tools, and the tables that have formulas', () => {
    const all = [...tried.values()].flat();
    expect(all.length).toBeGreaterThan(60);
    const live = all.flatMap(({ sheets }) => sheets.slice(2)).filter(({ rows }) => rows[1]?.[0]?.formula !== undefined);
    expect(live.length).toBeGreaterThan(30);
  });
});

/** Results with a formula that differ from the calculator's. */
function wrongResults({ tool, sheets, made, outcome, given, file }: Tried): string[] {
  const cells = recalculated.get(file)?.[1]?.data ?? [];
  const working = workingOf(tool, given);
  return shownResultsOf(calculationOf(tool, '', made)).flatMap(({ name, spec }, index) => {
    const row = 3 + index;
    if (sheets[1]?.rows[row]?.[1]?.formula === undefined) return [];
    const cell = cells[row]?.[1];
    const raw = outcome.raw[name] as number;
    // where no formula holds for these inputs, the sheet says so
    const has = working.ok && working.steps.some((step) => step.id === name);
    if (!has && cell === words.none) return [];
    return same(cell, spec.kind === 'percent' ? raw / 100 : raw) ? [] : [`${name}: ${cell}, calculated ${raw}`];
  });
}

/** The first cells of tables with formulas that differ from the calculator's. */
function wrongRows({ tool, sheets, made, outcome, file }: Tried): string[] {
  return tablesOf(calculationOf(tool, '', made)).flatMap(({ id, table }, index) => {
    const sheet = sheets[2 + index];
    if (sheet?.rows[1]?.[0]?.formula === undefined || wrongCell(tool, outcome, id) !== null) return [];
    const cells = recalculated.get(file)?.[2 + index]?.data ?? [];
    const ids = (sheet.rows[0] ?? []).map(({ value }) =>
      Object.keys(table.columns).find((name) => table.columns[name]?.label === value),
    );
    const rows = outcome.rawTable(id);
    const wrong = rows.flatMap((row, at) =>
      ids.flatMap((name, column) => {
        if (name === undefined) return [];
        const cell = cells[at + 1]?.[column];
        const figure = Number(row[name]) / (table.columns[name]?.kind === 'percent' ? 100 : 1);
        return same(cell, figure) ? [] : [`${id}, row ${at + 1}, ${name}: ${cell}, calculated ${figure}`];
      }),
    );
    const next = cells[rows.length + 1]?.[0];
    if (typeof next === 'number') wrong.push(`${id} goes on after row ${rows.length}`);
    return wrong.slice(0, 3);
  });
}

import { converter, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex, parse, wcagContrast, displayable } from 'culori';
import { palette, colours } from '../src/design/palette.ts';
const eyes: any = { all: (c: any) => c, p: filterDeficiencyProt(1), d: filterDeficiencyDeuter(1), t: filterDeficiencyTrit(1) };
const lch: any = converter('oklch');
const ground = colours.panel[1];
const cache = new Map<string, any[]>(); const lab: any = converter('oklab');
const seen = (h: string) => { let r = cache.get(h); if (!r) { r = Object.values(eyes).map((f: any) => lab(f(parse(h)))); cache.set(h, r); } return r; };
const apart = (a: string, b: string) => { const x = seen(a), y = seen(b); let m = 9; for (let i = 0; i < 4; i++) m = Math.min(m, Math.hypot(x[i].l - y[i].l, x[i].a - y[i].a, x[i].b - y[i].b)); return m; };
const A = 0.1003;
const fits = (x: string, ...o: string[]) => o.every((y) => apart(x, y) >= A);
const grid = (ls: number[], cs: number[], hs: number[]) => { const out = new Set<string>(); for (const l of ls) for (const c of cs) for (const h of hs) { const k = { mode: 'oklch' as const, l, c, h }; if (!displayable(k)) continue; const x = formatHex(k); if (wcagContrast(x, ground) >= 3.02) out.add(x); } return [...out]; };
const r = (a: number, b: number, s: number) => Array.from({ length: Math.round((b - a) / s) + 1 }, (_, i) => a + i * s);
const D = (i: number) => palette.others[i]![1];
const base = [palette.principal[1], palette.interest[1], palette.tax[1]];
for (const [n, g, p, t] of [['#90877b', '#48c9b7', '#755bd5', '#18838d'], ['#90877b', '#48c9b7', '#745fcb', '#027a84']] as const) {
  console.log('fixed', n, g, p, t, 'hue', lch(palette.growth[0]).h, lch(g).h, fits(n, g, p, ...base), fits(g, p, ...base), fits(p, t, D(4), D(5), ...base), fits(t, D(4), D(5)));
  const ks = grid(r(0.74, 0.88, 0.01), r(0.04, 0.14, 0.01), r(290, 360, 5)).filter((k) => fits(k, n, g, ...base, p, t, D(4), D(5)));
  const ys = grid(r(0.62, 0.92, 0.01), r(0.06, 0.16, 0.01), r(90, 125, 5)).filter((y) => fits(y, p, t, D(4), D(5)));
  const res: any[] = []; for (const k of ks) for (const y of ys) if (fits(k, y)) { const a = lch(k), b = lch(y); res.push([a.c + b.c + (a.l + b.l), k, y, [a.l, a.c, a.h, b.l, b.c, b.h].map((v) => +v.toFixed(2)).join(' ')]); }
  res.sort((a, b) => a[0] - b[0]); console.log(ks.length, ys.length, res.length, res.slice(0, 6).join(' | ')); 
  console.log('hue pink', res.filter((x) => lch(x[1]).h > 312).slice(0, 5).join(' | '));
}

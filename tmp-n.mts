const a = await import('./scripts/commands/assistant.ts') as any;
const { createNaming } = await import('./src/catalogue/find.ts');
const { findablesOf, menuOf } = await import('./src/catalogue/catalogue.ts');
const { readLine, wordsOf } = await import('./src/engine/ask/numbers.ts');
const cat = (await import('./tools/catalogue.ts')).default;
const n = createNaming(findablesOf(menuOf(cat as any, a.metas), a.metas) as any);
for (const l of process.argv.slice(2)) console.log(l, n(wordsOf(readLine(l))).slice(0,6).map((x:any)=>`${x.tool.id}:${x.score}${x.isVague?'v':''}[${[...x.places]}]`).join(' '));
process.exit(0)

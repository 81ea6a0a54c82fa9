const { loadTool } = await import('./scripts/build/project.ts') as any;
const { readLine } = await import('./src/engine/ask/numbers.ts');
const { segmentsOf } = await import('./src/engine/ask/vocabulary.ts');
const { assignmentsOf } = await import('./src/engine/ask/assignment.ts');
const [,,id,line]=process.argv;
const t=await loadTool(id); const tool=t.tool??t;
const segs=segmentsOf(tool, readLine(line!), new Set((process.argv[4]??"").split(",").filter(Boolean).map(Number)));
console.log(JSON.stringify(segs));
for(const a of assignmentsOf(tool,segs).slice(0,8)) console.log(a.cost, JSON.stringify(a.inputs), a.turned&&a.turned.output+'->'+a.turned.turn.input+'='+a.turned.target, 'unread',a.unread.map((x:any)=>x.words), 'unplaced',a.unplaced.map((x:any)=>x.text), a.placed.map((p:any)=>p.input+':'+p.away).join(' '));
process.exit(0)

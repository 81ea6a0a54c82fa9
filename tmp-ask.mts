
import { readFileSync } from 'node:fs';
const { askLine } = await import('./scripts/commands/assistant.ts');
const sets = process.argv[2] ?? 'lines,visitors,wrong';
const show = process.argv[3] ?? 'bad';
const near=(a:number,b:number,t:number)=>Math.abs(a-b)<=t;
const keyOf=(h:any)=>'output' in h?h.output:h.input;
const text=(r:any)=>r.readings.map((x:any)=>`${x.tool.id}.${keyOf(x.reading.headline)}=${Math.round(x.reading.headline.value*100)/100}${x.reading.assumed.length?'~'+x.reading.assumed:''}(${x.reading.cost})`).join(' | ') + (r.readings.length?'':` [${JSON.stringify(r.answer?.inputs??{})} missing ${r.answer?.missing} unread ${r.answer?.unread} unplaced ${r.answer?.unplaced}]`);
for (const set of sets.split(',')) {
  if (set==='one') { for (const line of process.argv.slice(4)) { const r:any=await askLine(line); console.log(line,'=>',r.tool?.id,text(r)); } continue; }
  let good=0, all=0; const kinds:Record<string,number>={};
  if (set==='wrong') {
    for (const c of JSON.parse(readFileSync('/work/shared/golden/search-wrong.json','utf8'))) { all++;
      const r:any=await askLine(c.line); const vals=r.readings.map((x:any)=>x.reading.headline.value);
      const stated=Object.values(c.statedToday??{}) as number[];
      let ok=false;
      if (c.expect||c.expectAbout) { const w=Object.values(c.expect??c.expectAbout)[0] as number; ok=vals.some((v:number)=>near(v,w,c.expect?1:w*0.005)) ; if(vals.length===0 && /no figure/.test(c.note??'')) ok=true; if (vals.length===1&&!vals.some((v:number)=>near(v,w,c.expect?1:w*0.005))) ok=false; }
      else if (c.both) ok = Array.isArray(c.both)? c.both.every((w:number)=>vals.some((v:number)=>near(v,w,1))) : vals.length!==1;
      else if (c.inputs) { const i=r.readings[0]?.reading.inputs ?? r.answer?.inputs ?? {}; ok=Object.entries(c.inputs).every(([k,v])=>i[k]===v); }
      if (ok) good++; else if(show==='bad') console.log('WRONG',c.kind,c.line,'| want',JSON.stringify(c.expect??c.expectAbout??c.both??c.inputs),'| got',r.tool?.id,text(r));
    }
  } else {
    for (const c of JSON.parse(readFileSync(`tests/ask/${set}.json`,'utf8'))) { all++;
      const r:any=await askLine(c.line); const toolOk=[c.tool].flat().includes(r.tool?.id??null)||(r.readings.length>0&&r.readings.some((x:any)=>[c.tool].flat().includes(x.tool.id)));
      const vals=r.readings; let k='ok';
      if (!toolOk) k='tool';
      else if (c.figure===null) { if (vals.length===1) k='stated'; else if (vals.length===2) k='two-for-none'; }
      else { const alts=[c.figure,...(c.figure.or??[])]; const is=(x:any)=>alts.some((f:any)=>[f.output].flat().includes(keyOf(x.reading.headline))&&near(x.reading.headline.value,f.value,f.tol));
        if (vals.length===0) k='none'; else if (vals.length===1) k=is(vals[0])?'ok':'wrong'; else k=vals.some(is)?'two':'two-wrong'; }
      kinds[k]=(kinds[k]??0)+1; if(k==='ok') good++; else if (show==='bad'||show===k) console.log(k.toUpperCase(),c.line,'| want',[c.tool].flat()[0],c.figure?`${[c.figure.output].flat()[0]}=${c.figure.value}`:'-','| got',r.tool?.id,text(r));
    }
  }
  console.log(set,good,'of',all,JSON.stringify(kinds));
}
process.exit(0);

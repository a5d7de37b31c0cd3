import { convert, findUnit, resolvePair, parsePhrase, combineParts, explain, snapshotRates, describeError, categories } from "~/conversion";
const t0=performance.now(); findUnit("kelvin"); console.log("first find", performance.now()-t0);
const t1=performance.now(); for(let i=0;i<10000;i++) findUnit(i%2?"kelvin":"foot"); console.log("us per find", (performance.now()-t1)/10);
console.log(categories.reduce((n,c)=>n+c.units.length,0));
for (const t of ["5 mi km","5mi","5 ft 11 in to cm","1 1/2 in mm","-40 celsius fahrenheit","6.02e23 m","5'11\" cm","180 cm ft;in","5 foo km", "1,234 m km","1 234,5 m"]) { const p=parsePhrase(t); console.log(t, p.ok? JSON.stringify(p.value,(k,v)=>typeof v==="bigint"?String(v):v): describeError(p.error)); }
const e=explain("temperature","celsius","fahrenheit",snapshotRates); console.log(e);

import { chromium } from "@playwright/test";
import { readFileSync, readdirSync } from "node:fs";
const FLAGS=(process.env.FLAGS??"").split(" ").filter(Boolean);
const b = await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:["--no-sandbox","--disable-gpu","--in-process-gpu","--renderer-process-limit=1",...FLAGS]});
const me=process.pid;
const sitePid=Number(process.env.SITE);
function cpu(){ // by kind
  const out={};const kids={};const info={};
  for(const p of readdirSync("/proc")){ if(!/^\d+$/.test(p))continue; try{const s=readFileSync(`/proc/${p}/stat`,"utf8");const a=s.slice(s.lastIndexOf(")")+2).split(" ");info[p]={pp:a[1],t:(+a[11]+ +a[12])/100,cmd:readFileSync(`/proc/${p}/cmdline`,"utf8")};(kids[a[1]]??=[]).push(p)}catch{} }
  const walk=p=>{const i=info[p];if(!i)return;const m=/--type=([a-z-]+)/.exec(i.cmd);const k=i.cmd.includes("chromium")?(m?m[1]:"browser"):(p==me?"playwright":"site");out[k]=(out[k]??0)+i.t;for(const c of kids[p]??[])walk(c)};
  walk(String(me)); if(sitePid)walk(String(sitePid)); return out}
const diff=(a,b)=>{const o={};let t=0;for(const k of Object.keys(b)){o[k]=+(b[k]-(a[k]??0)).toFixed(2);t+=o[k]}o.total=+t.toFixed(2);return o};
const N=12;
const mode=process.argv[2];
const ctx=()=>b.newContext({baseURL:"http://localhost:7220"});
async function hook(c){ if(mode!=="nolisten"){c.on("request",r=>new URL(r.url()));} c.on("console",()=>{}); }
{ const c=await ctx();const p=await c.newPage();await p.goto("/");await c.close(); }
const wait=p=>p.waitForFunction(()=>document.querySelectorAll("button[role=combobox]").length===2);
for (const path of ["/terms","/help","/convert/length","/convert/length?from=mi&to=km&value=5","/convert/temperature"]) {
  const a=cpu();for(let i=0;i<N;i++){const c=await ctx();await hook(c);const p=await c.newPage();await p.goto(path);if(path.startsWith("/convert"))await wait(p);await c.close();}
  const d=diff(a,cpu());for(const k in d)d[k]=+(d[k]/N).toFixed(3);console.log("load",path,JSON.stringify(d));
}
for (const path of ["/convert/length?from=mi&to=km","/convert/length?from=mi&to=km&more=0","/convert/temperature?from=celsius&to=kelvin"]) {
  const c=await ctx();await hook(c);const p=await c.newPage();await p.goto(path);await wait(p);
  const a=cpu();for(let i=0;i<N;i++){await p.getByLabel("From:").fill(String(i+1));await p.waitForTimeout(1000)}
  const d=diff(a,cpu());for(const k in d)d[k]=+(d[k]/N).toFixed(3);console.log("value",path,JSON.stringify(d));await c.close();
}
await b.close();

import { chromium } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
const b = await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:["--no-sandbox","--disable-gpu","--in-process-gpu","--renderer-process-limit=1"]});
const TAGS=["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const p = await b.newPage();
for (const path of ["/convert/pressure?value=2&from=kPa&to=Pa","/convert/temperature?from=celsius&to=kelvin&value=5","/help","/terms"]) {
  await p.goto("http://localhost:7220"+path); await p.waitForTimeout(800);
  const n = await p.evaluate(()=>document.querySelectorAll("*").length);
  for (const [name, f] of [["full",x=>x],["nodir",x=>x.exclude("nav.directory").exclude(".directory")],["contrast",x=>x.options({runOnly:{type:"rule",values:["color-contrast","link-in-text-block"]},resultTypes:["violations"]})]]) {
    for (let i=0;i<2;i++){ const t=Date.now(); const ax=f(new AxeBuilder({page:p}).setLegacyMode().options({runOnly:{type:"tag",values:TAGS},resultTypes:["violations"]})); const r=await ax.analyze(); console.log(path, n, name, Date.now()-t, r.violations.length, r.passes.length); }
  }
  // per-rule timing
  const msgs=[]; p.on("console",m=>msgs.push(m.text()));
  await p.evaluate(async (TAGS)=>{ await axe.run(document,{performanceTimer:true,runOnly:{type:"tag",values:TAGS},resultTypes:["violations"]}) },TAGS);
  const ms=msgs.map(m=>[Number(/([\d.]+)\s*ms/.exec(m)?.[1]??0),m.slice(0,120)]).sort((a,b)=>b[0]-a[0]).slice(0,14);
  for(const m of ms) console.log("   ",m[0],m[1]);
}
await b.close();

import { readdirSync } from "node:fs";
import { ask, describeError, snapshotRates, describeReading } from "~/conversion";
import { toDouble, parseDecimal, fraction } from "~/numerals/ratio";
const RATES = { ...snapshotRates, rates: { ...snapshotRates.rates, USD:"1", EUR:"0.8",GBP:"0.64",JPY:"160",CAD:"1.25",AUD:"1.6",NZD:"2",CHF:"0.75",INR:"80",CNY:"6.4",MXN:"20",SEK:"10",BRL:"5",ILS:"4",KRW:"1250" } };
const rows: any[] = [];
for (const f of readdirSync("tests/app/conversion/questions")) { if (!/\.ts$/.test(f) || /question\.ts|test\.ts/.test(f)) continue; const m = await import(`./tests/app/conversion/questions/${f}`); for (const v of Object.values(m)) if (Array.isArray(v)) rows.push(...v.map((x: any) => ({ ...x, f }))); }
const BASE: any = {};
let ok = 0; const bad: string[] = [];
const num = (t: string) => { try { return toDouble(fraction(t)); } catch { return Number(t); } };
for (const q of rows) {
  let r: any; const t = performance.now(); try { r = ask(q.ask, RATES); } catch (e: any) { bad.push(`${q.f} THROW ${q.ask}: ${e.message}`); continue; }
  const e0 = r.ok && r.value.answers[0]; const got = r.ok ? (e0 && !e0.conversion.ok ? e0.conversion.error.code : "") : r.error.code;
  if (q.error) { if (got === q.error) ok++; else bad.push(`${q.f} ${q.ask} | want error ${q.error} | got ${got || JSON.stringify(r.value.answers.slice(0,1).map((a: any) => a.conversion.ok ? `${a.conversion.value.result} ${a.unit.symbol}` : a.conversion.error.code)) + " from " + r.value.from.id}`); continue; }
  if (!r.ok) { bad.push(`${q.f} ${q.ask} | want ${q.answer ?? q.means} | got ${got}: ${describeError(r.error)}`); continue; }
  let fine = true; let why = "";
  if (q.answer) { const a = r.value.answers[0]; if (r.value.isForAllUnits) { fine = false; why = `no target; from ${r.value.from.id}`; } else if (!a.conversion.ok) { fine = false; why = a.conversion.error.code; } else { const w = num(q.answer); const g = a.conversion.value.result; if (!(Math.abs(g - w) <= 1e-12 * Math.abs(w))) { fine = false; why = `${g} ${a.unit.id} from ${r.value.from.id} (${r.value.category?.id})`; } } }
  if (fine && q.means && !q.answer) { const w = Number(q.means.split(" ")[0]); const u = r.value.from; const { convert } = { convert: 0 } as any; const form = u.scale.factor.resolve(); let si = toDouble(r.value.value) * toDouble(form.ratio); for (const [c, n] of form.constants) if (c.value) si *= toDouble(c.value) ** n; if (u.scale.kind === "affine") si += toDouble(u.scale.zero); if (form.constants.size && [...form.constants.keys()].some((c: any) => c.kind === "rate")) { ok++; continue; } if (!(Math.abs(si - w) <= 1e-9 * Math.abs(w))) { fine = false; why = `means ${si} from ${u.id} (${r.value.category?.id})`; } }
  if (fine && !!q.assumed !== (r.value.readings.length > 0)) { fine = false; why = `assumed ${q.assumed} readings ${r.value.readings.map((x: any) => describeReading(x, r.value, RATES))}`; }
  if (fine) ok++; else bad.push(`${q.f} ${q.ask} | want ${q.answer ?? q.means} | got ${why}`);
}
console.log(ok, "ok of", rows.length); console.log(bad.join("\n"));

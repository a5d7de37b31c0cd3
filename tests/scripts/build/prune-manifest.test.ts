import { expect, test } from "vitest";
import { pruneManifest } from "../../../scripts/build/prune-manifest";

const modules: Readonly<Record<string, string>> = {
  "/build/routes/help-1.js": "var e=t((a,b)=>{b.exports={}});function J(){}export{J as default};",
  "/build/routes/api.ask-1.js":
    'import{b as o}from"/build/c.js";var p=o((r,e)=>{e.exports={}});export default p();\n',
};

test("the browser's manifest keeps pages and leaves out what only the server answers", () => {
  const route = (id: string) => ({ id, module: `/build/${id}-1.js` });
  const routes = { "routes/help": route("routes/help"), "routes/api.ask": route("routes/api.ask") };
  const manifest = `window.__remixManifest=${JSON.stringify({ entry: {}, routes, version: "1" })};`;
  expect(pruneManifest(manifest, (url) => modules[url])).toBe(
    `window.__remixManifest=${JSON.stringify({ entry: {}, version: "1", routes: { "routes/help": route("routes/help") } })};`,
  );
});

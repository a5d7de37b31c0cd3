// Preloaded by record-compiled.ts: leaves what V8 compiled of each script of the command line in the folder V8_FOLDER.
const { writeFileSync } = require("node:fs");
const { basename, join } = require("node:path");
const vm = require("node:vm");

const scripts = new Map();
vm.Script = class extends vm.Script {
  constructor(text, options) {
    super(text, options);
    scripts.set(basename(options.filename), this);
  }
};
process.on("exit", () => {
  for (const [name, script] of scripts)
    writeFileSync(join(process.env.V8_FOLDER, name), script.createCachedData());
});

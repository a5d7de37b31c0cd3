// What pack-parts.ts puts before the archive. It declares, for this file: ENTRY, the module that runs first; MARK, which
// tells the build; ARCHIVE_LENGTH; PLACES, where each script or text lies; SCRIPT_OF, the script of each module; HEAD, the
// length of the list that everyunit.v8 begins with.
const fs = require("node:fs");
const { Script } = require("node:vm");

const END = "*/\n";
const loaded = new Map();
const bodies = new Map();
let archive;

/** Its place is counted from the file's end, since packagers write a first line of their own. */
function openArchive() {
  const fd = fs.openSync(__filename, "r");
  return { fd, start: fs.fstatSync(fd).size - END.length - ARCHIVE_LENGTH };
}

function textOf(name) {
  const [start, length, isDeflated] = PLACES[name];
  archive ??= openArchive();
  const bytes = Buffer.allocUnsafe(length);
  const count = fs.readSync(archive.fd, bytes, 0, length, archive.start + start);
  if (count !== length || bytes.latin1Slice(0, MARK.length) !== MARK)
    throw new Error("The file of this program was replaced while it ran: run it again.");
  const text = bytes.latin1Slice(MARK.length);
  if (isDeflated) return require("node:zlib").inflateRawSync(Buffer.from(text, "base64")).latin1Slice();
  return text.replaceAll("*~/", "*" + "/");
}

/** The list of what V8 compiled; null where the file is missing, another build's or another V8's. */
function openCompiled() {
  try {
    const fd = fs.openSync(`${__dirname}/everyunit.v8`, "r");
    const head = Buffer.alloc(HEAD);
    fs.readSync(fd, head, 0, HEAD, 0);
    const { mark, v8, arch, places } = JSON.parse(head.latin1Slice());
    return mark === MARK && v8 === process.versions.v8 && arch === process.arch ? { fd, places } : null;
  } catch {
    return null;
  }
}
const compiled = openCompiled();

function compiledOf(name) {
  const [start, length] = compiled?.places[name] ?? [];
  if (!length) return undefined;
  // Not from the pool: V8 copies what does not begin at a multiple of eight.
  const bytes = Buffer.allocUnsafeSlow(length);
  return fs.readSync(compiled.fd, bytes, 0, length, HEAD + start) === length ? bytes : undefined;
}

function bodyOf(name) {
  if (!bodies.has(name)) {
    const script = SCRIPT_OF[name];
    const options = { filename: `everyunit/${script}`, cachedData: compiledOf(script) };
    const modules = new Script(textOf(script), options).runInThisContext();
    for (const [module, body] of Object.entries(modules)) bodies.set(module, body);
  }
  return bodies.get(name);
}

/** What modules of the archive have for `require`. */
function load(id) {
  const known = loaded.get(id);
  if (known) return known.exports;
  const name = id.slice("./".length);
  const isModule = Object.hasOwn(SCRIPT_OF, name);
  if (!isModule && !Object.hasOwn(PLACES, name)) return require(id);
  const module = { exports: {} };
  loaded.set(id, module);
  if (isModule) bodyOf(name)(module.exports, load, module, __filename, __dirname);
  else module.exports = textOf(name);
  return module.exports;
}

load(`./${ENTRY}`);

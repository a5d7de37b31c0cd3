// Which modules may import which. A violation fails the gate.
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const FEATURES = "ask|contact|converter|currency|developers|legal";

const CLI_LAYERS = ["output", "answer", "lines", "catalogue", "convert"];
const READING_LAYERS = ["name", "suggestion", "text", "lexicon", "grammar", "chart", "question"];

/** Each layer of a folder imports itself and those before it. */
const layers = (folder, comment, names) =>
  names.slice(0, -1).map((name, i) => {
    const above = { path: `^${folder}/(${names.slice(i + 1).join("|")})/` };
    return rule(
      `${folder}-${name}-is-below`,
      `From the lowest: ${comment}`,
      { path: `^${folder}/${name}/` },
      above,
    );
  });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule("no-cycles", "A cycle hides which module depends on which", {}, { circular: true }),
    rule(
      "unresolved",
      "Every import resolves, except of files that the build writes",
      { pathNot: "^library/node\\.ts$" },
      { couldNotResolve: true },
    ),
    rule(
      "numerals-are-pure",
      "app/numerals imports only itself",
      { path: "^app/numerals/" },
      { pathNot: "^app/numerals/" },
    ),
    rule(
      "engine-is-pure",
      "The engine imports only itself, app/numerals and what app/base has for browsers too",
      { path: "^app/conversion/" },
      { pathNot: "^app/((conversion|numerals)/|base/[\\w-]+\\.ts$)" },
    ),
    rule(
      "engine-only-through-index",
      "Everything else imports the engine through index.ts, or core.ts for plain questions",
      {
        path: "^(app|cli|db|library|scripts)/",
        pathNot: "^app/conversion/",
      },
      { path: "^app/conversion/", pathNot: "^app/conversion/(index|core)\\.ts$" },
    ),
    ...layers(
      "app/conversion/reading",
      "Names, suggestions, text, lexicon, grammar, chart, questions",
      READING_LAYERS,
    ),
    ...layers("cli", "Output, single answers, lines of input, the catalogue, conversion", CLI_LAYERS),
    rule(
      "core-reads-no-texts",
      "A plain question loads the catalogue and its arithmetic, not what reads texts",
      { path: "^(app/conversion/core|cli/convert/plain)\\.ts$" },
      { path: "^app/conversion/(index|reading/(?!name/))", reachable: true },
    ),
    rule(
      "no-engine-in-the-browser",
      "In app, only routes (for their loaders) and server files import the engine; types are free",
      { path: "^app/", pathNot: "^app/(conversion/|routes/)|\\.server\\.tsx?$" },
      { path: "^app/conversion/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "db-imports-nothing-above-it",
      "The database imports no other part of the repository",
      { path: "^db/" },
      { path: "^(app|cli|library|scripts|tests)/" },
    ),
    rule(
      "db-behind-server-files",
      "In app, only .server files import the database",
      { path: "^app/", pathNot: "\\.server\\.tsx?$" },
      { path: "^db/" },
    ),
    rule(
      "app-imports-no-cli",
      "The site imports neither the command line nor the library",
      { path: "^app/" },
      { path: "^(cli|library|scripts|tests)/" },
    ),
    rule(
      "cli-imports-little-of-app",
      "From app, the command line imports the engine, numerals, base, settings and rates",
      { path: "^cli/" },
      {
        path: "^app/",
        pathNot:
          "^app/(conversion/(index|core)\\.ts|numerals/|base/|env\\.server\\.ts|currency/[a-z-]+\\.server\\.ts)",
      },
    ),
    rule(
      "library-imports-the-engine-only",
      "The library is a public interface to the engine and numerals",
      { path: "^library/", pathNot: "^library/(prebuilt/|node\\.ts$)" },
      { pathNot: "^(library/|app/conversion/index\\.ts$|app/numerals/)" },
    ),
    rule(
      "no-server-file-in-components",
      "No component imports a .server file",
      { path: "^app/.*\\.tsx$", pathNot: "^app/(routes/|root\\.tsx|entry\\.)" },
      { path: "\\.server\\.tsx?$" },
    ),
    rule(
      "no-route-to-route",
      "No route imports another",
      { path: "^app/routes/([^/]+)$" },
      { path: "^app/routes/", pathNot: "^app/routes/$1$" },
    ),
    rule(
      "no-feature-to-feature",
      "Features import what is below them, but not each other; the API's document, which describes them all, is above them",
      { path: `^app/(${FEATURES}|shell)/` },
      { path: `^app/(api|${FEATURES})/`, pathNot: "^app/$1/" },
    ),
    rule(
      "no-feature-in-the-base",
      "Jobs, metrics, HTTP, links and explanations serve every feature, and import none; server.ts connects them",
      { path: "^app/(jobs|metrics|http|toast|links|explanation|base)/" },
      { path: `^app/(api|${FEATURES}|shell)/` },
    ),
    rule(
      "ui-is-presentation-only",
      "Presentational components import no other part of app but the base",
      { path: "^app/ui/" },
      { path: "^app/", pathNot: "^app/(ui|styles|base)/" },
    ),
    rule(
      "no-test-in-code",
      "Only tests import tests",
      { path: "^(app|cli|db|scripts)/" },
      { path: "^tests/" },
    ),
    rule(
      "no-dev-dependency-at-run-time",
      "What runs in production is a dependency, not a devDependency",
      { path: "^(app|cli|db)/" },
      {
        // The compiler replaces this module by the routes that it compiled.
        pathNot: "@remix-run/dev/server-build",
        dependencyTypes: ["npm-dev", "npm-no-pkg"],
        dependencyTypesNot: ["type-only"],
      },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|public)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".cjs", ".mjs", ".json"],
    },
  },
};

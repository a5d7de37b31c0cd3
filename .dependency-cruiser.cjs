// Who may know whom: the doors of the house. The build fails when a room is entered through a wall.
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule("no-cycles", "A cycle hides which part decides", {}, { circular: true }),
    rule("unresolved", "Every import resolves", {}, { couldNotResolve: true }),
    rule(
      "numerals-are-pure",
      "Numbers and their texts know nothing else",
      { path: "^app/numerals/" },
      { pathNot: "^app/numerals/" },
    ),
    rule(
      "engine-is-pure",
      "The engine knows itself and numerals",
      { path: "^app/conversion/" },
      { pathNot: "^app/(conversion|numerals)/" },
    ),
    rule(
      "engine-has-one-door",
      "Everyone enters the engine by index.ts",
      { path: "^(app|cli|db|library|scripts)/", pathNot: "^app/conversion/" },
      { path: "^app/conversion/", pathNot: "^app/conversion/index\\.ts$" },
    ),
    rule(
      "browser-never-downloads-the-engine",
      "Only routes (their loaders), server files and the engine itself reach it; types are free",
      { path: "^app/", pathNot: "^app/(conversion/|routes/)|\\.server\\.tsx?$" },
      { path: "^app/conversion/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "db-knows-no-web",
      "The database knows neither app nor cli",
      { path: "^db/" },
      { path: "^(app|cli|scripts|tests)/" },
    ),
    rule(
      "db-behind-server-files",
      "In app only .server files know the database",
      { path: "^app/", pathNot: "\\.server\\.tsx?$" },
      { path: "^db/" },
    ),
    rule(
      "app-knows-no-cli",
      "The site does not know the command line",
      { path: "^app/" },
      { path: "^(cli|scripts|tests)/" },
    ),
    rule(
      "cli-knows-engine-db-settings",
      "The command line enters app by the engine, numerals, settings, rates",
      { path: "^cli/" },
      {
        path: "^app/",
        pathNot: "^app/(conversion/index\\.ts|numerals/|env\\.server\\.ts|currency/[a-z-]+\\.server\\.ts)",
      },
    ),
    rule(
      "library-knows-engine-only",
      "The library is the engine and numerals behind a public interface",
      { path: "^library/" },
      { pathNot: "^(library/|app/conversion/index\\.ts$|app/numerals/)" },
    ),
    rule(
      "components-know-no-server",
      "No component imports a .server file",
      { path: "^app/.*\\.tsx$", pathNot: "^app/(routes/|root\\.tsx|entry\\.)" },
      { path: "\\.server\\.tsx?$" },
    ),
    rule(
      "no-route-to-route",
      "Routes do not know each other",
      { path: "^app/routes/([^/]+)$" },
      { path: "^app/routes/", pathNot: "^app/routes/$1$" },
    ),
    rule(
      "no-feature-to-feature",
      "Features know the shell (page layout), toast, ui, http, numerals, the engine; not each other",
      { path: "^app/(converter|contact|currency|legal|shell)/" },
      { path: "^app/(converter|contact|currency|legal)/", pathNot: "^app/$1/" },
    ),
    rule(
      "ui-knows-no-domain",
      "ui is looks only",
      { path: "^app/ui/" },
      { path: "^app/", pathNot: "^app/(ui|styles)/" },
    ),
    rule(
      "no-test-in-code",
      "Code does not import tests",
      { path: "^(app|cli|db|scripts)/" },
      { path: "^tests/" },
    ),
    rule(
      "no-dev-dependency-at-run-time",
      "What runs is in dependencies",
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
    tsPreCompilationDeps: "specify",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|public)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".cjs", ".mjs", ".json"],
    },
  },
};

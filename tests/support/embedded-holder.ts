import { startEmbedded } from "../../db/embedded";
import { present } from "./present";

// A process that uses the embedded server. It prints "ready" and whether it started the server, and exits on SIGTERM.
const server = await startEmbedded({
  dataDir: present(process.env.DATA_DIR),
  log: (line) => process.stderr.write(`${line}\n`),
});
process.on("SIGTERM", async () => {
  await server.stop();
  process.stdout.write("left\n", () => process.exit(0));
});
process.stdout.write(`ready ${server.isStarter ? "started" : "joined"}\n`);
setInterval(() => {}, 60_000);

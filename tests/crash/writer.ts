import { createServer, type IncomingMessage } from "node:http";
import { openMigrated, openServer } from "../../db/connect";
import { storeMessage } from "../../db/contact-messages";
import { present } from "../support/present";

// A minimal site: it responds 201 once storeMessage has confirmed the commit.
const { url } = await openServer({
  dataDir: present(process.env.DATA_DIR),
  log: (line) => process.stderr.write(`${line}\n`),
});
const db = await openMigrated(url);

async function readJson(request: IncomingMessage) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

const server = createServer(async (request, response) => {
  try {
    const { id, name, email, message } = await readJson(request);
    const { outcome } = await storeMessage(db, { formId: id, name, email, message });
    response.writeHead(outcome === "conflict" ? 422 : 201).end();
  } catch {
    response.writeHead(503).end();
  }
});
server.listen(Number(process.env.PORT), "127.0.0.1");

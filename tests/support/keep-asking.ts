import { connect } from "node:net";

type Outcome = { answers: number; isReset: boolean };

const REQUEST = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Whether the text is a complete response with a Content-Length. */
function isWhole(text: string): boolean {
  const end = text.indexOf("\r\n\r\n");
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
  return end >= 0 && text.length >= end + 4 + length;
}

/**
 * Sends requests over one connection, each as soon as the last one is answered, until a response says that the
 * connection closes. `isReset`: it ended before that.
 */
export function keepAsking(port: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let answers = 0;
    let text = "";
    let isReset = true;
    const socket = connect(port, "127.0.0.1", () => socket.write(REQUEST));
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      text += chunk;
      if (!isWhole(text)) return;
      answers += 1;
      if (/connection: close/i.test(text)) isReset = false;
      else socket.write(REQUEST);
      text = "";
    });
    socket.once("close", () => resolve({ answers, isReset }));
  });
}

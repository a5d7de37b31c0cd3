import { connect } from "node:net";

const BROKEN =
  "POST /api/convert HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
  'Transfer-Encoding: chunked\r\n\r\n5\r\n{"cat\r\nno chunk at all\r\n';

/** Sends a chunked body and disconnects in the middle of it. */
export function sendBrokenBody(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(BROKEN));
    socket.on("error", () => {}).on("close", () => resolve());
    setTimeout(() => socket.destroy(), 500);
  });
}

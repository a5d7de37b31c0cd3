export type MessagePosition = { createdAt: Date; id: number };

const SHAPE = /^([0-9a-z]{1,9})-([0-9a-z]{1,11})$/;

export function writeCursor({ createdAt, id }: MessagePosition): string {
  return `${createdAt.getTime().toString(36)}-${id.toString(36)}`;
}

/** The list position that a cursor encodes; undefined if the text is not a valid cursor. */
export function readCursor(text: string): MessagePosition | undefined {
  const match = SHAPE.exec(text);
  if (!match) return undefined;
  const [, time = "", number = ""] = match;
  const createdAt = new Date(Number.parseInt(time, 36));
  const id = Number.parseInt(number, 36);
  if (Number.isNaN(createdAt.getTime()) || !Number.isSafeInteger(id)) return undefined;
  return { createdAt, id };
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Frame = { readonly functionName: string; readonly url: string; readonly lineNumber: number };
type ProfileNode = { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] };
type Profile = {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds. */
  readonly timeDeltas: readonly number[];
  readonly startTime: number;
  readonly endTime: number;
};

const PLACEHOLDERS = new Set(["(idle)", "(program)", "(root)"]);

/** The name of a function, with its package or file. */
function nameOf({ functionName, url, lineNumber }: Frame): string {
  const name = functionName || "(anonymous)";
  if (url === "") return name;
  const packageName = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  const file = url.replace(/\?.*$/, "").replace(/^.*\//, "");
  return packageName ? `${name} ${packageName}` : `${name} ${file}:${lineNumber + 1}`;
}

export type Share = { readonly name: string; readonly inclusive: number; readonly self: number };

/**
 * The share of each function in the busy time of the largest profile in a folder, or of its last milliseconds: with what
 * it calls, and by itself. A function that calls itself counts once.
 */
export function sharesOf(folder: string, lastMs = Number.POSITIVE_INFINITY): readonly Share[] {
  const [text = ""] = readdirSync(folder)
    .filter((name) => name.endsWith(".cpuprofile"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .sort((a, b) => b.length - a.length);
  const { nodes, samples, timeDeltas, startTime, endTime } = JSON.parse(text) as Profile;
  const times = new Map<number, number>();
  let now = startTime;
  for (const [index, id] of samples.entries()) {
    const delta = timeDeltas[index] ?? 0;
    now += delta;
    if (endTime - now <= lastMs * 1000) times.set(id, (times.get(id) ?? 0) + delta);
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const totals = new Map<string, { inclusive: number; self: number }>();
  const add = (name: string, inclusive: number, self: number) => {
    const known = totals.get(name) ?? { inclusive: 0, self: 0 };
    totals.set(name, { inclusive: known.inclusive + inclusive, self: known.self + self });
  };
  const walk = (node: ProfileNode, open: ReadonlySet<string>): number => {
    const name = nameOf(node.callFrame);
    const self = PLACEHOLDERS.has(name) ? 0 : (times.get(node.id) ?? 0);
    const within = new Set([...open, name]);
    const children = (node.children ?? []).map((id) => byId.get(id)).filter((child) => child !== undefined);
    const inclusive = children.reduce((sum, child) => sum + walk(child, within), self);
    add(name, open.has(name) ? 0 : inclusive, self);
    return inclusive;
  };
  const [root] = nodes;
  const busy = root ? walk(root, new Set()) : 0;
  return [...totals]
    .filter(([name]) => !PLACEHOLDERS.has(name))
    .map(([name, { inclusive, self }]) => ({ name, inclusive: inclusive / busy, self: self / busy }))
    .sort((a, b) => b.inclusive - a.inclusive);
}

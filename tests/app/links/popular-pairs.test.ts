import { describe, expect, test } from "vitest";
import { findCategory } from "~/conversion";
import { pairPath } from "~/links/addresses";
import { allPopularPairs, neighborsOf, popularPairs } from "~/links/popular-pairs.server";

describe("the popular pairs", () => {
  test("are about 300, and name units of the catalogue", () => {
    const pairs = allPopularPairs();
    expect(pairs.length).toBeGreaterThanOrEqual(300);
    const unknown = pairs.filter(({ category, from, to }) => {
      const units = findCategory(category)?.units ?? [];
      return ![from, to].every((id) => units.some((unit) => unit.id === id));
    });
    expect(unknown).toEqual([]);
  });

  test("contain every pair once, in both directions", () => {
    const paths = allPopularPairs().map((pair) => pairPath(pair.category, pair));
    expect(new Set(paths).size).toBe(paths.length);
    for (const { category, from, to } of allPopularPairs())
      expect(paths).toContain(pairPath(category, { from: to, to: from }));
  });
});

test("a pair has at most five neighbors, none of them light years unless it has a distant unit itself", () => {
  for (const pair of allPopularPairs()) {
    const neighbors = neighborsOf(pair.category, pair);
    expect(neighbors.length).toBeLessThanOrEqual(5);
    const isDistant = [pair.from, pair.to].some((id) => id === "ly" || id === "au");
    if (!isDistant) expect(neighbors.flatMap(({ from, to }) => [from, to])).not.toContain("ly");
  }
});

test("every popular pair is reached by links that start at its category's page, except distant ones", () => {
  const categories = new Set(allPopularPairs().map((pair) => pair.category));
  expect(categories.size).toBeGreaterThan(10);
  for (const category of categories) {
    const pairs = popularPairs(category);
    const reached = new Set<string>();
    const queue = pairs.slice(0, 6);
    for (let pair = queue.pop(); pair; pair = queue.pop()) {
      const path = pairPath(category, pair);
      if (reached.has(path)) continue;
      reached.add(path);
      queue.push({ from: pair.to, to: pair.from }, ...neighborsOf(category, pair));
    }
    const near = pairs.filter(({ from, to }) => ![from, to].some((id) => id === "ly" || id === "au"));
    expect(near.map((pair) => pairPath(category, pair)).filter((path) => !reached.has(path))).toEqual([]);
  }
});

test("neighbors start with the same source unit, and are neither the pair nor its inverse", () => {
  const neighbors = neighborsOf("length", { from: "mi", to: "km" });
  expect(neighbors.length).toBeGreaterThan(3);
  expect(neighbors[0]?.from).toBe("mi");
  for (const { from, to } of neighbors) expect([from, to].sort()).not.toEqual(["km", "mi"]);
});

import { describe, expect, it } from "vitest";
import type { LegalDocument } from "~/legal/legal-document";
import { privacy } from "~/legal/privacy";
import { terms } from "~/legal/terms";

const textOf = ({ sections }: LegalDocument) => sections.flatMap(({ blocks }) => blocks.flat()).join("\n");
const pages = ["/help", "/privacy", "/terms", "/"];

describe("the Terms page", () => {
  it("has the 14 sections that the specification lists, in its order", () => {
    expect(terms.sections.map(({ title }) => title.toLowerCase())).toEqual([
      "general conditions",
      "accuracy of calculations",
      "service modifications",
      "optional tools",
      "third-party links",
      "user comments",
      "personal information",
      "prohibited uses",
      "disclaimer and liability",
      "indemnification",
      "severability",
      "termination",
      "changes",
      "contact via the help page",
    ]);
  });
});

describe("the Privacy page", () => {
  it.each([
    ["data collected: contact name and email", /name, the email address and the message/],
    ["data collected: conversion preferences", /Conversion preferences/],
    ["data collected: usage data", /Usage data/],
    ["cookies", /sets no cookies/],
    ["security", /database/],
    ["children under 13", /children under 13/],
    ["contact via the Help page", /\[Help page\]\(\/help\)/],
  ])("covers %s", (_, wording) => {
    expect(textOf(privacy)).toMatch(wording);
  });
});

describe.each([
  ["Terms of Use", terms],
  ["Privacy Policy", privacy],
])("%s", (title, document) => {
  it("has its title, and sections with distinct ids and some text", () => {
    expect(document.title).toBe(title);
    expect(document.sections.length).toBeGreaterThan(4);
    expect(new Set(document.sections.map(({ id }) => id)).size).toBe(document.sections.length);
    for (const { blocks } of document.sections) expect(blocks.flat().join(" ").length).toBeGreaterThan(60);
  });

  it("links only to pages of this site", () => {
    const links = [...textOf(document).matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(pages).toContain(href);
  });
});

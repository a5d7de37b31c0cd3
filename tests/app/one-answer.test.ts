import { describe, expect, it } from "vitest";
import { answerQuestion } from "~/ask/answer-question.server";
import { type Category, categories, headings, snapshotRates } from "~/conversion";
import { loadConverter } from "~/converter/load-converter.server";
import { action } from "~/routes/api.convert";
import { present } from "../support/present";
import { runCli } from "../support/run-cli";
import { seeded } from "../support/seeded";

const PAIRS_PER_CATEGORY = 6;

type Question = {
  readonly category: Category;
  readonly from: string;
  readonly to: string;
  readonly value: number;
};

function questions(): Question[] {
  const random = seeded(20_261_120);
  const anyOf = <T>(list: readonly T[]): T => present(list[Math.floor(random() * list.length)]);
  return categories.flatMap((category) =>
    Array.from({ length: PAIRS_PER_CATEGORY }, () => ({
      category,
      from: anyOf(category.units).id,
      to: anyOf(category.units).id,
      value: Number((10 ** (random() * 6 - 1)).toPrecision(1 + Math.floor(random() * 15))),
    })),
  );
}

function askPage({ category, from, to, value }: Question): number | undefined {
  const address = new URL(`https://everyunit.example/convert/${category.id}`);
  address.search = new URLSearchParams({ value: String(value), from, to }).toString();
  return new Map(loadConverter(category.id, address, snapshotRates).results).get(to);
}

async function askApi({ category, from, to, value }: Question): Promise<unknown> {
  const request = new Request("https://everyunit.example/api/convert", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ category: category.id, fromUnit: from, toUnit: to, value }),
  });
  const answer = (await action({ request, params: {}, context: {} })) as Response;
  return (await answer.json()).result;
}

async function askCommandLine({ category, from, to, value }: Question): Promise<unknown> {
  const words = ["convert", String(value), "--from", from, "--to", to, "--category", category.id, "--json"];
  const { out, err } = await runCli(words);
  return out === "" ? err : JSON.parse(out).result;
}

describe("each question has one answer", () => {
  it.each(questions().map((question) => [question.category.id, question] as const))(
    "%s: page, API and command line give the same double",
    async (_, question) => {
      const [api, commandLine] = [await askApi(question), await askCommandLine(question)];
      const page = askPage(question);
      // A table of gauges ends, and a slope of 90° or more has no number: there, all three must refuse alike.
      if (["wire-gauge", "angle"].includes(question.category.id) && page === undefined) {
        expect(api).toBeUndefined();
        expect(commandLine).toBeTypeOf("string");
        return;
      }
      expect(page, JSON.stringify({ ...question, category: question.category.id })).toBeTypeOf("number");
      expect({ api, commandLine }).toEqual({ api: page, commandLine: page });
    },
  );
});

/** A question in words for each category beyond the specification's: its first two units by their symbols. */
const additional = headings
  .filter(({ name }) => ["Everyday", "Health", "Trades", "Science"].includes(name))
  .flatMap(({ categories }) => categories);
const more = additional.flatMap((category) => {
  const [from, to] = category.units;
  return from && to ? [[`12 ${from.symbol} in ${to.symbol}`, category, from.id, to.id] as const] : [];
});

describe("a question in words has the same answer on the page, in the API and on the command line", () => {
  it("in every category beyond the specification's", () => {
    expect(more.length).toBe(additional.length);
    expect(more.length).toBeGreaterThanOrEqual(34);
  });

  it.each(more)("%s", async (text, category, from, to) => {
    const question = { category, from, to, value: 12 };
    const asked = JSON.parse(answerQuestion(text, snapshotRates).text).result;
    const phrase = await runCli(["convert", ...text.split(" "), "--json"]);
    const answers = {
      asked,
      phrase: JSON.parse(phrase.out).result,
      api: await askApi(question),
      commandLine: await askCommandLine(question),
    };
    const page = askPage(question);
    expect(page).toBeTypeOf("number");
    expect(answers).toEqual({ asked: page, phrase: page, api: page, commandLine: page });
  });
});

import fc from "fast-check";

export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
};

const MOST_ITEMS = 6;

/** Generates values that a JSON schema allows, including its examples. Supports the keywords that the API's schema uses. */
export function fromJsonSchema(
  schema: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
): fc.Arbitrary<unknown> {
  const { oneOf, type, examples = [] } = resolve(schema);
  if (oneOf) return fc.oneof(...oneOf.map((one) => fromJsonSchema(one, resolve)));
  const values = ofType(type, resolve(schema), resolve);
  return examples.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: values })
    : values;
}

function ofType(
  type: string | undefined,
  schema: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], items = {}, format, minLength, maxLength } = schema;
  switch (type) {
    case "object": {
      const fields = Object.entries(properties).map(([name, field]) => [
        name,
        fromJsonSchema(field, resolve),
      ]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
    }
    case "array":
      return fc.array(fromJsonSchema(items, resolve), { maxLength: MOST_ITEMS });
    case "string":
      if (format === "uuid") return fc.uuid();
      return fc.string({ unit: "binary", minLength, maxLength });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    default:
      throw new Error(`No values for the type ${type}`);
  }
}

/** As much of JSON Schema as the schemas of the answers use: what is wrong with a value, and where. */
export type Schema = Record<string, unknown>;

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** @returns nothing for a value that is as the schema says. */
export function faults(schema: Schema, value: unknown, schemas: Readonly<Record<string, Schema>>, at = ''): string[] {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/components/schemas/', '');
    return schemas[name] ? faults(schemas[name], value, schemas, at) : [`${at}: no schema ${name}`];
  }
  if (Array.isArray(schema.anyOf)) {
    const tries = (schema.anyOf as Schema[]).map((s) => faults(s, value, schemas, at));
    return tries.some((t) => t.length === 0) ? [] : [`${at}: none of ${tries.length}: ${tries.map((t) => t[0]).join(' / ')}`];
  }
  if ('const' in schema) return schema.const === value ? [] : [`${at}: not ${JSON.stringify(schema.const)}`];
  if (Array.isArray(schema.enum)) return schema.enum.includes(value) ? [] : [`${at}: not one of ${schema.enum.join(', ')}`];
  if (schema.type === undefined) return [];
  if (typeOf(value) !== schema.type) return [`${at}: ${typeOf(value)} instead of ${schema.type as string}`];
  if (Array.isArray(value)) {
    const each = schema.prefixItems as Schema[] | undefined;
    if (each) return each.length === value.length ? each.flatMap((s, i) => faults(s, value[i], schemas, `${at}/${i}`)) : [`${at}: length`];
    return value.flatMap((v, i) => faults(schema.items as Schema, v, schemas, `${at}/${i}`));
  }
  if (schema.type !== 'object') return [];
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const missing = ((schema.required ?? []) as string[]).filter((k) => !(k in (value as object))).map((k) => `${at}: ${k} is missing`);
  const wrong = Object.entries(value as object).flatMap(([k, v]) => {
    const own = Object.hasOwn(properties, k) ? properties[k] : schema.additionalProperties;
    return own === false ? [`${at}: ${k} is not described`] : faults((own ?? {}) as Schema, v, schemas, `${at}/${k}`);
  });
  return [...missing, ...wrong];
}

import type { JsonSchema, RoutesFile } from '../contract/routes.ts'

export type Contract = RoutesFile['contract']

const propertiesOf = (contract: Contract, name: string): Record<string, JsonSchema> =>
  (contract.$defs[name]?.['properties'] ?? {}) as Record<string, JsonSchema>
const neededBy = (contract: Contract, name: string): string[] =>
  (contract.$defs[name]?.['required'] ?? []) as string[]

/** The contract with one component changed. */
const changed = (contract: Contract, name: string, change: JsonSchema): Contract => ({
  ...contract,
  $defs: { ...contract.$defs, [name]: { ...contract.$defs[name], ...change } },
})

/** The contract before a field was there. */
export function without(contract: Contract, name: string, field: string): Contract {
  const { [field]: _gone, ...properties } = propertiesOf(contract, name)
  return changed(contract, name, {
    properties,
    required: neededBy(contract, name).filter((key) => key !== field),
  })
}

/** The contract in which a field has other limits. */
export function narrowed(
  contract: Contract,
  name: string,
  field: string,
  limits: JsonSchema,
): Contract {
  const properties = propertiesOf(contract, name)
  return changed(contract, name, {
    properties: { ...properties, [field]: { ...properties[field], ...limits } },
  })
}

/**
 * The contract in which a field has one value less, or a lower limit; the same when it has neither
 * or must be there.
 */
export function narrower(contract: Contract, name: string, field: string): Contract {
  const properties = propertiesOf(contract, name)
  const schema = properties[field] ?? {}
  const limits: JsonSchema = Array.isArray(schema['enum'])
    ? { enum: schema['enum'].length > 1 ? schema['enum'].slice(1) : ['another'] }
    : schema['maximum'] !== undefined
      ? { maximum: Number(schema['minimum'] ?? 0) }
      : schema['maxLength'] !== undefined
        ? { maxLength: Math.max(1, Number(schema['minLength'] ?? 1)) }
        : schema['maxItems'] !== undefined
          ? { maxItems: Number(schema['minItems'] ?? 0) }
          : {}
  if (Object.keys(limits).length === 0 || neededBy(contract, name).includes(field)) return contract
  return changed(contract, name, {
    properties: { ...properties, [field]: { ...schema, ...limits } },
  })
}

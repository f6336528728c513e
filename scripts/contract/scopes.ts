import { asJson, type Json } from '../generate/json.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

const sentenceOf = (scope: string): string => {
  if (scope === 'public') return 'Key: none is needed.'
  if (scope === 'never') return 'Key: none may; a person signs in.'
  return `Key: \`${scope}\`.`
}

/** Writes at each operation which scope a key needs (`x-scope`), where readers look. */
export function describeScopes(document: Json): void {
  for (const item of Object.values(asJson(document['paths'])))
    for (const method of METHODS) {
      const operation = asJson(asJson(item)[method])
      const scope = operation['x-scope']
      if (typeof scope !== 'string') continue
      operation['description'] = `${String(operation['description'] ?? '')}\n\n${sentenceOf(scope)}`
    }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { asJson, asList, isJson, type Json } from './json.ts'
import { lineOf, Problem } from './problem.ts'

const KEYWORD = 'x-answers'
const READS = ['get', 'head']
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/**
 * Status → component of what the house may answer to an operation of this method that a key needs
 * this scope for (`x-scope`).
 */
export function houseAnswersTo(
  document: Json,
  method: string,
  scope = 'public',
  isQueued = false,
): Record<string, string> {
  const { any, write, token, key, queue } = asJson(document[KEYWORD])
  const said = [
    any,
    READS.includes(method) ? {} : write,
    scope === 'public' ? {} : token,
    scope === 'public' || scope === 'never' ? {} : key,
    isQueued ? queue : {},
  ]
  return Object.assign({}, ...said.map(asJson)) as Record<string, string>
}

/** Names of all responses that `x-answers` gives. */
export const houseResponses = (document: Json): string[] => [
  ...new Set(
    Object.values(asJson(document[KEYWORD])).flatMap((answers) =>
      Object.values(asJson(answers)).map(String),
    ),
  ),
]

const scopeOf = ({ 'x-scope': scope }: Json): string | undefined =>
  scope === undefined ? undefined : String(scope)

/** The header of what may be sent twice and counts once (`x-offline`). */
export const KEY = 'IdempotencyKey'
export const isQueued = (operation: Json): boolean =>
  asJson(operation['x-offline'] ?? {})['queue'] !== undefined

function queueParameter(folder: string): Json {
  const file = join(folder, 'parameters', `${KEY}.yaml`)
  return existsSync(file) ? { [KEY]: asJson(parse(readFileSync(file, 'utf8'))) } : {}
}

/** References between files as they stand in the bundle. */
function bundled(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bundled)
  if (!isJson(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref'
        ? String(value).replace(
            /^.*\/(schemas|responses)\/(?:.*\/)?(\w+)\.yaml$/,
            '#/components/$1/$2',
          )
        : bundled(value),
    ]),
  )
}

/**
 * The contract as it is published: what the house itself may answer to any operation (`x-answers`
 * of openapi.yaml) stands at each one that does not name it, and the `Idempotency-Key` at each that
 * takes one (`x-offline`). What is generated for us reads the
 * contract without: the house's answers have one shape, and a type or a check of them per operation
 * would say it again hundreds of times.
 */
export function withHouseAnswers(document: Json, folder: string): Json {
  const components = asJson(document['components'])
  const stated = asJson(components['responses'])
  const responses = Object.fromEntries(
    houseResponses(document).map((name) => {
      const file = join(folder, 'responses', `${name}.yaml`)
      if (!existsSync(file)) {
        const root = join(folder, 'openapi.yaml')
        throw new Problem(root, lineOf(root, [KEYWORD]), `${KEYWORD}: no responses/${name}.yaml`)
      }
      return [name, stated[name] ?? bundled(parse(readFileSync(file, 'utf8')))]
    }),
  )
  const answered = (method: string, operation: Json): Json => ({
    ...operation,
    ...(isQueued(operation) && {
      parameters: [...asList(operation['parameters']), { $ref: `#/components/parameters/${KEY}` }],
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(
          houseAnswersTo(document, method, scopeOf(operation), isQueued(operation)),
        ).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
      ...asJson(operation['responses']),
    },
  })
  const paths = Object.entries(asJson(document['paths'])).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(asJson(item)).map(([key, value]) => [
        key,
        METHODS.includes(key) ? answered(key, asJson(value)) : value,
      ]),
    ),
  ])
  return {
    ...document,
    paths: Object.fromEntries(paths) as Json,
    components: {
      ...components,
      parameters: { ...asJson(components['parameters']), ...queueParameter(folder) },
      responses: { ...stated, ...responses },
    },
  }
}

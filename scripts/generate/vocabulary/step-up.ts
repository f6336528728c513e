import { asJson, asList, type Json } from '../json.ts'
import type { Problem } from '../problem.ts'
import { component, follow, problemAt, type Place, type Sources } from './source.ts'
import { isOpen, withKeyword, type Keyworded } from './walk.ts'

const KEYWORD = 'x-step-up'
/** Of a field: whoever has it gets in, or acts, as somebody. */
const SECRET = 'x-secret'
/** What answers with it hands out everything at once. */
const WHOLE = ['takeout/Takeout.yaml', 'takeout/TakeoutAddress.yaml']

/**
 * `x-step-up` (docs/how-to/step-up.md): what hands out everything, tells a secret or takes one
 * (`x-secret` of its field) asks for it, what takes data out says whether it does, and whoever
 * asks for it says that it may answer 403.
 */
export const stepUpFaults = (sources: Sources): Problem[] =>
  [...sources.files.values()].flatMap((source) =>
    withKeyword(source, 'operationId').flatMap((here) => {
      const name = String(here.node['operationId'])
      const said = here.node[KEYWORD]
      const at = [...here.path, said === undefined ? 'operationId' : KEYWORD]
      return [...missing(sources, here, name), ...(said ? wrong(sources, here) : [])].map((what) =>
        problemAt(source, at, `${KEYWORD}: ${what}`),
      )
    }),
  )

/** What an operation would have to say and does not. */
function missing(sources: Sources, { node, source, path }: Keyworded, name: string): string[] {
  const { [KEYWORD]: said, 'x-switch': right } = node
  const answer = follow(sources, { file: source.file, node: answerOf(node) })
  const isWhole =
    path.at(-1) === 'post' && WHOLE.some((one) => component(sources, one).file === answer?.file)
  const isExport = /^export[A-Z]/.test(name) || right === 'export'
  const told = isOpen(node) ? {} : fieldsOf(answer)
  const taken = isOpen(node) ? {} : fieldsOf(bodyOf(sources, source.file, node))
  return [
    ...(said !== true && secretsOf(told).length > 0 ? [`${name} tells a secret: it is true`] : []),
    ...(said !== true && isWhole ? [`${name} hands out everything: it is true`] : []),
    ...secretsOf(taken)
      .filter((field) => said !== true && !(Array.isArray(said) && said.includes(field)))
      .map((field) => `${name} takes a secret: it is true, or names ${field}`),
    ...[...unsaid(told), ...unsaid(taken)].map((field) => `say x-secret of ${field}, in ${name}`),
    ...(isExport && said === undefined ? [`say true or false of ${name}: it takes data out`] : []),
  ]
}

const fieldsOf = (place: Place | null): Json => asJson(place?.node['properties'] ?? {})

/** The fields by which somebody gets in or acts as somebody, however they are called. */
const secretsOf = (fields: Json): string[] =>
  Object.keys(fields).filter((name) => asJson(fields[name] ?? {})[SECRET] === true)

/** Names that secrets have. */
const LOOKS = /(secret|password|passphrase|token|credentials?|(api|private|access)_?key)$/i

/** A text that looks like one and does not say whether it is. */
const unsaid = (fields: Json): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { type, 'x-widget': widget, [SECRET]: said } = asJson(field)
    const isText = asList(Array.isArray(type) ? type : [type]).includes('string')
    const looks = (isText && LOOKS.test(name)) || widget === 'password' || widget === 'newPassword'
    return looks && said === undefined ? [name] : []
  })

const bodyOf = (sources: Sources, file: string, node: Json): Place | null =>
  follow(sources, {
    file,
    node: schemaOf(asJson(asJson(node['requestBody'] ?? {})['content'] ?? {})),
  })

/** What does not go with it where it is asked for. */
function wrong(sources: Sources, { node, source }: Keyworded): string[] {
  const fields = Array.isArray(node[KEYWORD]) ? asList(node[KEYWORD]).map(String) : []
  const known = Object.keys(fieldsOf(bodyOf(sources, source.file, node)))
  return [
    ...(isOpen(node) ? ['nobody signs in for it'] : []),
    ...(Object.hasOwn(asJson(node['responses'] ?? {}), '403') ? [] : ['its answers lack 403']),
    ...fields.filter((field) => !known.includes(field)).map((one) => `its body has no ${one}`),
  ]
}

/** The shape of the first answer that is a success; empty where it has none. */
function answerOf(node: Record<string, unknown>): Record<string, unknown> {
  const done = Object.entries(asJson(node['responses'] ?? {})).find(([code]) =>
    code.startsWith('2'),
  )
  return schemaOf(asJson(asJson(done?.[1] ?? {})['content'] ?? {}))
}

const schemaOf = (content: Record<string, unknown>): Record<string, unknown> =>
  asJson(asJson(Object.values(content)[0] ?? {})['schema'] ?? {})

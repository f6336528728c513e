import { asJson, asList } from '../json.ts'
import type { Problem } from '../problem.ts'
import { component, follow, problemAt, type Sources } from './source.ts'
import { withKeyword, type Keyworded } from './walk.ts'

const KEYWORD = 'x-step-up'
/** What answers with it hands out everything at once. */
const WHOLE = ['takeout/Takeout.yaml', 'takeout/TakeoutAddress.yaml']

/**
 * `x-step-up` (docs/how-to/step-up.md): what hands out everything or tells a secret asks for it,
 * what takes data out says whether it does, and whoever asks for it says that it may answer 403.
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
  const tells = Object.hasOwn(asJson(answer?.node['properties'] ?? {}), 'secret')
  const isWhole =
    path.at(-1) === 'post' && WHOLE.some((one) => component(sources, one).file === answer?.file)
  if ((tells || isWhole) && said !== true)
    return [`${name} ${tells ? 'tells a secret' : 'hands out everything'}: it is true`]
  const isExport = /^export[A-Z]/.test(name) || right === 'export'
  return isExport && said === undefined ? [`say true or false of ${name}: it takes data out`] : []
}

/** What does not go with it where it is asked for. */
function wrong(sources: Sources, { node, source }: Keyworded): string[] {
  const fields = Array.isArray(node[KEYWORD]) ? asList(node[KEYWORD]).map(String) : []
  const body = follow(sources, {
    file: source.file,
    node: schemaOf(asJson(asJson(node['requestBody'] ?? {})['content'] ?? {})),
  })
  const known = Object.keys(asJson(body?.node['properties'] ?? {}))
  return [
    ...(node['security'] !== undefined && asList(node['security']).length === 0
      ? ['nobody signs in for it']
      : []),
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

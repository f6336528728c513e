import { asJson, asList, type Json } from '../json.ts'
import type { Problem } from '../problem.ts'
import { problemAt, type Source, type Sources } from './source.ts'
import { isOpen, withKeyword } from './walk.ts'

const KEYWORD = 'x-tool'

interface Said {
  source: Source
  path: readonly (string | number)[]
  /** The tool that the operation leads. */
  intent: string | null
  /** Tools that ask it besides. */
  parts: string[]
  fault: string | null
}

const saidIn = (source: Source): Said[] =>
  withKeyword(source, KEYWORD).map(({ path, node }) => {
    const { intent, part, act } = asJson(node[KEYWORD])
    const isRead = path.at(-1) === 'get'
    return {
      source,
      path: [...path, KEYWORD],
      intent: intent === undefined ? null : String(intent),
      parts: (part === undefined ? [] : [part].flat()).map(String),
      fault:
        isRead === (act === 'propose')
          ? `an assistant ${isRead ? 'proposes what it would write' : 'reads, it does not write'}`
          : rightFault(node),
    }
  })

/** What is wrong with whose tool an operation is; null where nothing is. */
function rightFault(node: Json): string | null {
  const said = asJson(node[KEYWORD])['for']
  const whose = asList(said).map(String)
  const roles = whose.filter((one) => one !== 'visitor')
  const may = node['x-roles'] === undefined ? null : asList(node['x-roles']).map(String)
  if (!isOpen(node) && (said === undefined || whose.includes('visitor')))
    return 'a visitor asks only what needs no sign-in: say `for` whom it is'
  const stranger = roles.find((role) => may !== null && !may.includes(role))
  if (stranger !== undefined) return `${stranger} is not of its x-roles`
  if (roles.includes('STAFF') !== roles.includes('ADMIN'))
    return 'STAFF and ADMIN have the same tools'
  if (node['x-scope'] === 'never') return 'what people alone ask (x-scope: never) is no tool'
  if (node['x-step-up'] !== undefined && node['x-step-up'] !== false)
    return 'what asks for a proof (x-step-up) is no tool'
  return null
}

/**
 * `x-tool` stands on reads of those whom it is for; each intent is led by one operation, and whatever
 * is a part is one of a tool that there is.
 */
export function toolFaults({ files }: Sources): Problem[] {
  const said = [...files.values()].flatMap(saidIn)
  const led = new Set(said.map(({ intent }) => intent))
  const seen = new Set<string>()
  return said.flatMap(({ source, path, intent, parts, fault }) => {
    const at = (what: string): Problem => problemAt(source, path, `${KEYWORD}: ${what}`)
    if (fault !== null) return at(fault)
    const lost = parts.find((part) => !led.has(part))
    if (lost !== undefined) return at(`no operation leads ${lost}`)
    if (intent !== null && seen.has(intent)) return at(`${intent} is led by another operation, too`)
    if (intent !== null) seen.add(intent)
    return []
  })
}

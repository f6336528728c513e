import { asJson } from '../json.ts'
import type { Problem } from '../problem.ts'
import { problemAt, type Source, type Sources } from './source.ts'
import { isOpen, withKeyword } from './walk.ts'

const KEYWORD = 'x-tool'

interface Said {
  source: Source
  path: readonly (string | number)[]
  /** The tool that the operation leads, or is a part of. */
  name: string
  leads: boolean
  fault: string | null
}

const saidIn = (source: Source): Said[] =>
  withKeyword(source, KEYWORD).map(({ path, node }) => {
    const { intent, part } = asJson(node[KEYWORD])
    const isRead = path.at(-1) === 'get'
    return {
      source,
      path: [...path, KEYWORD],
      name: String(intent ?? part),
      leads: intent !== undefined,
      fault: !isRead
        ? 'an assistant reads, it does not write'
        : isOpen(node)
          ? null
          : 'only what needs no sign-in is asked by assistants',
    }
  })

/**
 * `x-tool` stands on reads that need no sign-in; each intent is led by one operation, and whatever is
 * a part is one of a tool that there is.
 */
export function toolFaults({ files }: Sources): Problem[] {
  const said = [...files.values()].flatMap(saidIn)
  const leads = new Map<string, Said>()
  return said.flatMap((one) => {
    const { source, path, name } = one
    const at = (what: string): Problem => problemAt(source, path, `${KEYWORD}: ${what}`)
    if (one.fault !== null) return at(one.fault)
    if (!one.leads)
      return said.some((other) => other.leads && other.name === name)
        ? []
        : at(`no operation leads ${name}`)
    if (leads.has(name)) return at(`${name} is led by another operation, too`)
    leads.set(name, one)
    return []
  })
}

import type { JsonSchema, RoutesFile } from '../../server/contract/routes.ts'
import { shapesOf } from '../../server/contract/stored/columns.ts'
import { asJson, type Json } from '../generate/json.ts'
import { contractSchema } from '../generate/server-schema.ts'
import { diffContracts } from './diff.ts'
import { plainColumns } from './plain-columns.ts'
import { compareSchema } from './schema.ts'

/**
 * What stored documents may hold that the contract no longer states (or lack, that it needs now).
 */
export interface StoredFinding {
  where: string
  what: string
  /** `table.column` of the documents. */
  columns: string[]
  /** What is read in its place, by `x-aliases`; null: it is left out. */
  readAs: string | null
}

const schemasOf = (document: Json): Record<string, Json> =>
  asJson(asJson(document['components'])['schemas']) as Record<string, Json>
const asContract = (document: Json): RoutesFile['contract'] =>
  contractSchema(schemasOf(document)) as RoutesFile['contract']

/** The node of a place as the diff names it: `PropertyLayout.views[]`, or a component. */
function nodeAt(contract: RoutesFile['contract'], where: string): JsonSchema {
  const [name = '', ...path] = where.split('.')
  const step = (node: JsonSchema, key: string): JsonSchema => {
    const part = asJson(asJson(node['properties'])[key.replaceAll('[]', '')])
    return key.endsWith('[]') ? asJson(part['items']) : part
  }
  return path.reduce(step, contract.$defs[name.replaceAll('[]', '')] ?? {})
}

const GONE = /^the value (.+) is gone$/

/** The new name of a key or value that is gone. */
function aliasOf(contract: RoutesFile['contract'], where: string, what: string): string | null {
  if (what.startsWith('the old name ')) return null
  const value = GONE.exec(what)?.[1]
  const cut = where.lastIndexOf('.')
  const [owner, gone] =
    value === undefined ? [where.slice(0, cut), where.slice(cut + 1)] : [where, value]
  const found = asJson(nodeAt(contract, owner)['x-aliases'])[gone]
  return typeof found === 'string' ? found : null
}

/** A column of a later version: the contract of then had no such component, so nothing is stored. */
const isLater = ({ $defs }: RoutesFile['contract'], shape: JsonSchema): boolean =>
  [...JSON.stringify(shape).matchAll(/#\/\$defs\/(\w+)/g)].some(([, name = '']) => !(name in $defs))

/** What every column may hold of what is different between two contracts. */
export function diffStored(old: Json, now: Json): StoredFinding[] {
  const [earlier, contract] = [asContract(old), asContract(now)]
  const [was, is] = [shapesOf(earlier), shapesOf(contract)]
  const found = new Map<string, StoredFinding>()
  for (const [column, before] of was) {
    if (isLater(earlier, before)) continue
    const add = ({
      where,
      what,
      breaks,
    }: {
      where: string
      what: string
      breaks: boolean
    }): void => {
      if (!breaks) return
      const key = `${where}: ${what}`
      const known = found.get(key)
      if (known) known.columns.push(column)
      else
        found.set(key, { where, what, columns: [column], readAs: aliasOf(contract, where, what) })
    }
    // What a document holds is sent to us by the past: what a request may no longer have, a
    // document may.
    compareSchema(
      { old, now, side: 'request', seen: new Set(), add },
      before,
      is.get(column),
      column,
    )
  }
  return [...found.values(), ...ofSearches(old, now), ...ofColumns(old, now)]
}

/** What saved searches, and the alerts they are for, may ask for and the search no longer takes. */
function ofSearches(old: Json, now: Json): StoredFinding[] {
  return diffContracts(old, now)
    .filter(
      ({ side, breaks, operations }) =>
        side === 'request' && breaks && operations.includes('searchListings'),
    )
    .map(({ where, what }) => ({ where, what, columns: ['saved_search.query'], readAs: null }))
}

/** Values that a column of its own may hold: nobody reads an old name there, a migration writes it. */
function ofColumns(old: Json, now: Json): StoredFinding[] {
  const holders = Map.groupBy(plainColumns(Object.keys(schemasOf(old))), ({ holds }) => holds)
  const found: StoredFinding[] = []
  for (const [name, held] of holders) {
    const columns = held.map(({ column }) => column)
    compareSchema(
      {
        old,
        now,
        side: 'request',
        seen: new Set(),
        add: ({ where, what }) => {
          if (GONE.test(what)) found.push({ where, what, columns, readAs: null })
        },
      },
      schemasOf(old)[name],
      schemasOf(now)[name] ?? { enum: [] },
      name,
    )
  }
  return found
}

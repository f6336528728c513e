import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import { asJson, isJson, type Json } from '../json.ts'
import { Problem } from '../problem.ts'

export type Path = readonly (string | number)[]

/** One YAML file of the contract as it is written, before any reference is followed. */
export interface Source {
  file: string
  node: Json
  /** Line (from 1) on which the key at `path` is written, or its nearest ancestor that is there. */
  lineOf(path: Path): number
}

/** The YAML files of a contract by absolute path. */
export interface Sources {
  folder: string
  files: Map<string, Source>
}

/** A node where it is written, and the file it is written in. */
export interface Place {
  file: string
  node: Json
}

/** Files of the folder that are not part of the contract itself. */
const APART = new Set(['redocly.yaml', 'breaks.yaml'])
const MOST_HOPS = 20

/**
 * Reads every YAML file of `folder`. A file that is no YAML is left to the bundler, which says why.
 */
export function readSources(folder: string): Sources {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const ours = names.filter((name) => name.endsWith('.yaml') && !APART.has(name)).toSorted()
  const read = ours
    .map((name) => join(folder, name))
    .map((file) => sourceOf(file, readFileSync(file, 'utf8')))
  return {
    folder,
    files: new Map(read.flatMap((source) => (source ? [[source.file, source]] : []))),
  }
}

/** A file with this text; null where the text is no YAML. */
export function sourceOf(file: string, text: string): Source | null {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  if (document.errors.length > 0) return null
  return {
    file,
    node: asJson(document.toJS()),
    lineOf: (path) => lines.linePos(offsetOf(document, path)).line,
  }
}

function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents
  let offset = 0
  for (const part of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(part))
      : undefined
    const next = isSeq(node) ? node.items[Number(part)] : pair?.value
    const range = ((pair?.key ?? next) as { range?: [number, number, number] } | undefined)?.range
    if (!range) return offset
    offset = range[0]
    node = next
  }
  return offset
}

/**
 * A node with its references followed over files; what stands beside a `$ref` wins. Null where
 * nothing stands there.
 */
export function follow({ files }: Sources, place: Place): Place | null {
  let found = place
  for (let hops = 0; typeof found.node['$ref'] === 'string'; hops += 1) {
    const { $ref, ...beside } = found.node
    const file = resolve(dirname(found.file), String($ref))
    const target = files.get(file)
    if (!target || hops > MOST_HOPS) return null
    found = { file, node: { ...target.node, ...beside } }
  }
  return found
}

/**
 * The component of a file under `schemas/`, such as `user/Role.yaml`; empty where the contract has
 * none.
 */
export function component({ folder, files }: Sources, name: string): Place {
  const file = join(folder, 'schemas', name)
  return { file, node: files.get(file)?.node ?? {} }
}

/**
 * The closed list of values that a node may have; null where it has none, such as a text, a number
 * or a list.
 * `null` is no value that a condition can name.
 */
export function valuesOf(sources: Sources, place: Place): unknown[] | null {
  const found = follow(sources, place)
  if (!found) return null
  const { node, file } = found
  if (Array.isArray(node['enum'])) return node['enum'].filter((value) => value !== null)
  if ('const' in node) return [node['const']]
  if (node['type'] === 'boolean') return [true, false]
  const branches = [node['anyOf'], node['oneOf']].flat().filter(isJson)
  const open = branches.filter((branch) => branch['type'] !== 'null')
  const lists = open.map((branch) => valuesOf(sources, { file, node: branch }))
  return lists.length > 0 && lists.every((list) => list !== null) ? lists.flat() : null
}

/** A fault at the key that `path` leads to. */
export function problemAt({ file, lineOf }: Source, path: Path, what: string): Problem {
  return new Problem(file, lineOf(path), what)
}

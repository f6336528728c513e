import { SaxesParser } from 'saxes'
import type { Readable } from 'node:stream'
import { BrokenFile } from '../feed/broken.ts'
import { decodeXml } from './decode.ts'

/**
 * An element of the feed with the text directly in it; names are lower case and without a
 * namespace's prefix.
 */
export interface Node {
  name: string
  attributes: Record<string, string>
  text: string
  children: Node[]
  /** Line of the file where it begins, from 1. */
  line: number
}

/**
 * Bounds of one property, far above any real feed, so that a hostile file stays small in memory.
 */
const MAX_DEPTH = 8
/** Wrappers around the records: `soap:Envelope`, `data`, `properties` … */
const MAX_WRAPPERS = 8
/** Characters kept of what an element around the records says; a version is short. */
const MAX_HEADER = 100
/** Signs of its texts, attributes and names. */
const MAX_TEXT = 200_000
const MAX_CHILDREN = 2_000
/** Elements and attributes of one property, at any depth: each is far larger than its text. */
const MAX_NODES = 20_000
/**
 * Characters without any tag or text coming of them: a comment, a name or an attribute without end,
 * kept whole by the parser.
 */
const MAX_SILENCE = 1_000_000

/** `k:Property` is `property`: other programs write the same feed with prefixes and capitals. */
const plainName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

/**
 * Reads a feed as a stream: yields the records of a name one by one, wherever they lie, never the
 * whole file; and of what stands around them each element with its own text, when it ends
 * (`feed_version`, the root …). Entities of a DTD are not expanded and nothing outside the file is
 * read: an unknown entity is an error.
 */
export async function* readRecords(source: Readable, record: string): AsyncGenerator<Node> {
  const parser = new SaxesParser({ position: true })
  const wrappers: Node[] = []
  const stack: Node[] = []
  let ready: Node[] = []
  let size = 0
  let nodes = 0
  let silence = 0
  const fail = (message: string): never => {
    throw new BrokenFile(message, parser.line)
  }

  parser.on('error', (error) => fail(error.message))
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype))
      throw new BrokenFile('entities of its own', parser.line, 'ownEntities')
  })
  const grow = (by: number): void => {
    size += by
    if (size > MAX_TEXT) fail('too much text in one property')
  }
  parser.on('opentag', (tag) => {
    silence = 0
    const attributes = Object.fromEntries(
      Object.entries(tag.attributes as Record<string, string>).map(([name, value]) => [
        plainName(name),
        value,
      ]),
    )
    const node: Node = {
      name: plainName(tag.name),
      attributes,
      text: '',
      children: [],
      line: parser.line,
    }
    const parent = stack.at(-1)
    if (!parent && node.name !== record) {
      if (wrappers.length >= MAX_WRAPPERS) fail('too deep')
      wrappers.push(node)
      return
    }
    if (stack.length >= MAX_DEPTH) fail('too deep')
    if (!parent) size = nodes = 0
    const said = Object.entries(attributes)
    nodes += 1 + said.length
    if (nodes > MAX_NODES || (parent && parent.children.push(node) > MAX_CHILDREN))
      fail('too many elements in one property')
    grow(node.name.length + said.flat().join('').length)
    stack.push(node)
  })
  const text = (value: string) => {
    silence = 0
    const node = stack.at(-1) ?? wrappers.at(-1)
    if (!node) return
    if (stack.length === 0) {
      if (node.text.length < MAX_HEADER) node.text += value.trim().slice(0, MAX_HEADER)
      return
    }
    grow(value.length)
    node.text += value
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', () => {
    silence = 0
    const node = stack.pop()
    const done = stack.length > 0 ? undefined : (node ?? wrappers.pop())
    if (done) ready.push(done)
  })

  for await (const chunk of decodeXml(source)) {
    silence += chunk.length
    parser.write(chunk)
    if (silence > MAX_SILENCE) fail('too much in one piece')
    const batch = ready
    ready = []
    yield* batch
  }
  parser.close()
  yield* ready
}

/** The first child of that name. */
export function child(node: Node, name: string): Node | undefined {
  return node.children.find((one) => one.name === name)
}

/** Text at a path of names, trimmed; '' when the element is empty or missing. */
export function textAt(node: Node, ...path: string[]): string {
  let at: Node | undefined = node
  for (const name of path) at = at && child(at, name)
  return at?.text.trim() ?? ''
}

/** Line of what stands at a path of names, `surface_area/built`; of the nearest there is. */
export function lineAt(node: Node, path: string): number {
  let at = node
  for (const name of path.split('/')) {
    const next = child(at, name)
    if (!next) break
    at = next
  }
  return at.line
}

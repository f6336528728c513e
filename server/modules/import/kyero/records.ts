import { SaxesParser } from 'saxes'
import type { Readable } from 'node:stream'
import { decodeXml } from './decode.ts'

/** An element of the feed with the text directly in it. */
export interface Node {
  name: string
  attributes: Record<string, string>
  text: string
  children: Node[]
}

/** The file is no XML: `line` is where it stopped making sense. */
export class BrokenXml extends Error {
  readonly line: number
  constructor(message: string, line: number) {
    super(message)
    this.name = 'BrokenXml'
    this.line = line
  }
}

/** Bounds of one property, far above any real feed, so that a hostile file stays small in memory. */
const MAX_DEPTH = 8
const MAX_TEXT = 200_000
const MAX_CHILDREN = 2_000
/** Characters without any tag or text coming of them: a comment, a name or an attribute without end, kept whole by the parser. */
const MAX_SILENCE = 1_000_000

/**
 * Reads a feed as a stream: yields the child elements of the root one by one (`kyero`, `agent`, `property` …), never the
 * whole file. Entities of a DTD are not expanded and nothing outside the file is read: an unknown entity is an error.
 */
export async function* readRecords(source: Readable): AsyncGenerator<Node> {
  const parser = new SaxesParser({ position: true })
  const stack: Node[] = []
  let depth = 0
  let ready: Node[] = []
  let size = 0
  let silence = 0
  const fail = (message: string): never => { throw new BrokenXml(message, parser.line) }

  parser.on('error', error => fail(error.message))
  parser.on('opentag', tag => {
    silence = 0
    depth += 1
    if (depth === 1) return
    if (depth > MAX_DEPTH + 1) fail('too deep')
    const node: Node = { name: tag.name, attributes: { ...tag.attributes } as Record<string, string>, text: '', children: [] }
    const parent = stack.at(-1)
    if (parent) {
      if (parent.children.length >= MAX_CHILDREN) fail('too many elements in one property')
      parent.children.push(node)
    } else size = 0
    stack.push(node)
  })
  const text = (value: string) => {
    silence = 0
    const node = stack.at(-1)
    if (!node) return
    size += value.length
    if (size > MAX_TEXT) fail('too much text in one property')
    node.text += value
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', () => {
    silence = 0
    depth -= 1
    const node = stack.pop()
    if (node && stack.length === 0) ready.push(node)
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
  return node.children.find(one => one.name === name)
}

/** Text at a path of names, trimmed; '' when the element is empty or missing. */
export function textAt(node: Node, ...path: string[]): string {
  let at: Node | undefined = node
  for (const name of path) at = at && child(at, name)
  return at?.text.trim() ?? ''
}

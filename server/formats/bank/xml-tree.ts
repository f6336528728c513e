import { setImmediate as turn } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { BadStatement } from './statement.ts'

/** An element: its name without prefix, the text directly in it, its currency where it says one. */
export interface Element {
  name: string
  text: string
  currency: string | null
  line: number
  children: Element[]
}

const DEEPEST = 40
/** An entry of a bank has about fifty; twice as many for each that a file may have. */
const MOST_ELEMENTS = 2_000_000
/** Characters that are read without anybody else having their turn: some milliseconds. */
const SLICE = 65_536

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * The tree of a document; one with a DTD is refused, so nothing is expanded or read beside it. A
 * large one is read in slices: others' requests go on between them.
 */
export async function treeOf(xml: string): Promise<Element> {
  const root: Element = { name: '', text: '', currency: null, line: 0, children: [] }
  const stack = [root]
  const parser = new SaxesParser({ position: true })
  let count = 0
  const fail = (): never => {
    throw new BadStatement('xml', parser.line)
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (stack.length > DEEPEST || count > MOST_ELEMENTS) fail()
    const currency = attributes['Ccy']
    const element: Element = {
      name: plainName(name),
      text: '',
      currency: typeof currency === 'string' ? currency : null,
      line: parser.line,
      children: [],
    }
    stack.at(-1)?.children.push(element)
    stack.push(element)
  })
  parser.on('text', (part) => {
    const top = stack.at(-1)
    if (top) top.text += part
  })
  parser.on('closetag', () => void stack.pop())
  for (let from = 0; from < xml.length; from += SLICE) {
    parser.write(xml.slice(from, from + SLICE))
    await turn()
  }
  parser.close()
  return root
}

/** Elements at a path of names below one: `at(entry, 'NtryDtls', 'TxDtls')`. */
export const all = (from: Element, ...path: string[]): Element[] =>
  path.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [from],
  )

/** The first of them. */
export const at = (from: Element, ...path: string[]): Element | undefined => all(from, ...path)[0]

/** Its text; null where there is none. */
export const textAt = (from: Element, ...path: string[]): string | null =>
  at(from, ...path)?.text.trim() || null

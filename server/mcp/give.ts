import type { Given, ToolOperation } from '../../generated/mcp/tool-type.ts'
import { pageOf, type Asking } from './ask.ts'
import { cleaned, untrusted } from './untrusted.ts'
import { masked } from './veil.ts'

/** The parts of an answer that a tool gives, by name; `*` for each item of a list. */
interface Tree {
  [name: string]: Tree | Given
}

const trees = new WeakMap<ToolOperation, Tree>()
const isLeaf = (node: Tree | Given): node is Given => typeof node['at'] === 'string'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function treeOf(operation: ToolOperation): Tree {
  const made = trees.get(operation)
  if (made) return made
  const root: Tree = {}
  for (const given of operation.gives) {
    const parts = given.at.split('/').slice(1)
    const last = parts.pop() ?? ''
    let node = root
    for (const part of parts) node = (node[part] ??= {}) as Tree
    node[last] = given
  }
  trees.set(operation, root)
  return root
}

/** What an agency has in hand opens at its desk: it need not be on the market. */
const AT_DESK = ['read:property', 'read:agenda', 'read:lead']
const homePage = ({ scope }: ToolOperation): string =>
  AT_DESK.includes(scope) ? '/auth/cartera/inmueble/editar' : '/inmueble'

/** The answer of an operation as its tool gives it: euros, one language, texts of others marked. */
export const given = (operation: ToolOperation, answer: unknown, asking: Asking): object =>
  part(treeOf(operation), answer, { ...asking, page: homePage(operation) }) as object

/** `page`: where homes of the answer open. */
function part(tree: Tree, value: unknown, asking: Asking & { page: string }): unknown {
  const each = tree['*']
  if (each !== undefined) {
    if (!Array.isArray(value)) return []
    return value.map((one) => (isLeaf(each) ? told(each, one, asking) : part(each, one, asking)))
  }
  if (!isObject(value)) return value ?? null
  const found: Record<string, unknown> = {}
  for (const [name, node] of Object.entries(tree)) {
    const one = value[name]
    if (one === undefined) continue
    if (!isLeaf(node)) found[name] = part(node, one, asking)
    else if (node.as === 'euros') found[`${name}Euros`] = one === null ? null : Number(one) / 100
    else found[name] = told(node, one, asking)
    if (isLeaf(node) && node.as === 'home' && typeof one === 'string')
      found['link'] = pageOf(asking, `${asking.page}/${one}`)
  }
  return found
}

function told({ as, from }: Given, value: unknown, { lang, veil }: Asking): unknown {
  const person = (one: unknown): unknown => (veil && typeof one === 'string' ? masked(one) : one)
  if (as === 'person' && !Array.isArray(value)) return text(person(value), from)
  if (Array.isArray(value))
    return value.map((one) => text(as === 'person' ? person(one) : one, from))
  if (as !== 'words' || !isObject(value)) return text(value, from)
  return text(value[lang] ?? value['es'] ?? Object.values(value)[0] ?? null, from)
}

const text = (value: unknown, from: string | undefined): unknown =>
  typeof value !== 'string' ? value : from === undefined ? cleaned(value) : untrusted(from, value)

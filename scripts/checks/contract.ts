import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isMap, isPair, isScalar, LineCounter, parse, parseDocument, visit } from 'yaml'
import { lintContract } from '../generate/contract.ts'
import { houseResponses, KEY } from '../generate/house-answers.ts'
import { asJson } from '../generate/json.ts'
import { OPENAPI, ROOT } from '../generate/paths.ts'
import type { Result } from '../part.ts'
import { ambiguousPaths } from './ambiguous-paths.ts'
import { operationFaults } from './operations.ts'
import { spellingFaults } from './spelling.ts'
import { tagGroupFaults, type TagOrder } from './tag-groups.ts'

export const name = 'contract'
export const cores = 1

/** Files of the folder that are not part of the contract itself. */
const APART = ['redocly.yaml', 'breaks.yaml']

/**
 * Redocly's lint, and what it does not know: files nobody refers to, references into a component,
 * allOf, operations, spelling.
 */
export async function run(): Promise<Result> {
  const document = parse(readFileSync(join(OPENAPI, 'openapi.yaml'), 'utf8')) as TagOrder & {
    paths: object
  }
  const faults = [
    ...faultsOf(OPENAPI),
    ...operationFaults(OPENAPI),
    ...spellingFaults(OPENAPI),
    ...ambiguousPaths(Object.keys(document.paths)),
    ...tagGroupFaults(document),
  ]
  for (const fault of faults) console.error(fault)
  const linted = await lintContract().then(
    () => true,
    (error: Error) => console.error(error.message),
  )
  return { passed: linted === true ? 1 : 0, failed: faults.length + (linted === true ? 0 : 1) }
}

/** House rules of the contract that are broken, each with file and line. */
export function faultsOf(folder: string): string[] {
  const faults: string[] = []
  const reached = new Set<string>()
  const root = join(folder, 'openapi.yaml')
  const queue = join(folder, 'parameters', `${KEY}.yaml`)
  const house = houseResponses(asJson(parse(readFileSync(root, 'utf8'))))
  const waiting = [root, ...house.map((name) => join(folder, 'responses', `${name}.yaml`)), queue]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(file)) continue
    reached.add(file)
    waiting.push(...look(file, faults))
  }
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.yaml') && !APART.includes(file),
  )
  for (const file of all)
    if (!reached.has(join(folder, file)))
      faults.push(`${relative(ROOT, join(folder, file))}: nobody refers to this file`)
  return faults
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const hasDays = (node: unknown): boolean =>
  isMap(node) && ['on', 'sunset'].every((key) => DAY.test(String(node.get(key))))

/** A property that takes a file or files: of a component, not the schema of a reply. */
function isFileField(node: unknown): boolean {
  if (!isMap(node)) return false
  const items = node.get('items')
  return isMap(items) ? isFileField(items) : node.get('format') === 'binary'
}

/** Files a file refers to; what is wrong in it is added to `faults`. */
function look(file: string, faults: string[]): string[] {
  const lines = new LineCounter()
  const found: string[] = []
  visit(parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }), {
    Pair(_key, pair, path) {
      if (!isScalar(pair.key)) return
      const where = `${relative(ROOT, file)}:${lines.linePos(pair.key.range?.[0] ?? 0).line}`
      const around = path.at(-1)
      if (
        pair.key.value === 'deprecated' &&
        isMap(around) &&
        around.has('operationId') &&
        !hasDays(around.get('x-deprecated'))
      )
        faults.push(
          `${where} deprecated: say x-deprecated with its days \`on\` and \`sunset\`, ` +
            `and the address to ask \`instead\``,
        )
      if (pair.key.value === 'x-deprecated' && isMap(around) && around.get('deprecated') !== true)
        faults.push(`${where} x-deprecated: say deprecated: true, too`)
      const owner = path.at(-2)
      const isProperty = isPair(owner) && isScalar(owner.key) && owner.key.value === 'properties'
      if (
        isProperty &&
        isFileField(pair.value) &&
        !(isMap(around) && around.has(`${String(pair.key.value)}_extra`))
      )
        faults.push(
          `${where} ${String(pair.key.value)}: a file field needs ` +
            `${String(pair.key.value)}_extra, its document type (specification, section 7)`,
        )
      if (pair.key.value === 'allOf' && isMap(around))
        faults.push(`${where} allOf: nest, don't merge`)
      if (pair.key.value !== '$ref' || !isScalar(pair.value)) return
      const [target = '', pointer] = String(pair.value.value).split('#')
      if (pointer?.includes('/properties/'))
        faults.push(`${where} a reference into a component: give the part a file of its own`)
      if (target !== '') found.push(resolve(dirname(file), target))
    },
  })
  return found
}

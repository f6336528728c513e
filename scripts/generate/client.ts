import { existsSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generate } from 'orval'
import { orvalConfig, packageConfig } from '../../orval.config.ts'
import type { Contract } from './contract.ts'
import { asJson, asList, isJson, type Json } from './json.ts'
import { ROOT } from './paths.ts'
import { shortenLists } from './short-lists.ts'

/** Writes `api/`, `model/` and `mocks/` into `folder`, a sibling of `generated/`. */
export async function generateClient(contract: Contract, folder: string): Promise<void> {
  const config = asJson(orvalConfig(clientDocument(contract.document), basename(folder)))
  await quietly(config['llar'])
  shortenLists(join(folder, 'mocks'))
  const index = join(folder, 'mocks', 'index.msw.ts')
  if (existsSync(index)) renameSync(index, join(folder, 'mocks', 'index.ts'))
}

/** Writes the same functions without hooks into `folder`, relative to the tree: `operations.ts`. */
export async function generatePackage(document: Json, folder: string): Promise<void> {
  await quietly(asJson(packageConfig(clientDocument(document), folder))['client'])
}

async function quietly(config: unknown): Promise<void> {
  const loud = console.log
  console.log = () => undefined
  try {
    await generate(config as never, ROOT)
  } finally {
    console.log = loud
  }
}

/**
 * The contract as the client needs it: writes go out as multipart where the contract takes both
 * kinds of body (specification, section 7); our own keywords, which orval would carry nowhere, are
 * left out; and of the examples only those stay that a mock cannot make up by itself (faker would
 * write the anchors of a pattern into the text, so they go; a pattern with alternatives needs an
 * example in the contract).
 */
function clientDocument(document: Json): Json {
  return asJson(clientNode(document))
}

function clientNode(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(clientNode)
  if (!isJson(node)) return node
  if (typeof node['$ref'] === 'string') return { $ref: node['$ref'] }
  const content = isJson(node['multipart/form-data'])
    ? { 'multipart/form-data': node['multipart/form-data'] }
    : node
  const kept = Object.entries(content).filter(
    ([key]) => !key.startsWith('x-') && key !== 'examples' && key !== 'example',
  )
  const copy: Json = Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'properties'
        ? clientProperties(asJson(value), asJson(asList(node['examples'])[0]))
        : clientNode(value),
    ]),
  )
  const example = asList(node['examples'])[0]
  if (example !== undefined && isHardToMakeUp(node)) copy['example'] = example
  else if (typeof node['pattern'] === 'string')
    copy['pattern'] = node['pattern'].replaceAll(/^\^|\$$/g, '')
  return copy
}

/** Fields of an object; one with a pattern takes its example from the object's when it has none. */
function clientProperties(properties: Json, ofObject: Json): Json {
  const entries = Object.entries(properties).map(([name, property]) => {
    const shape = asJson(property)
    const example =
      shape['examples'] ?? (ofObject[name] === undefined ? undefined : [ofObject[name]])
    return [
      name,
      clientNode(
        isHardToMakeUp(shape) && example !== undefined ? { ...shape, examples: example } : shape,
      ),
    ] as const
  })
  return Object.fromEntries(entries)
}

function isHardToMakeUp(schema: Json): boolean {
  return (
    schema['pattern'] !== undefined ||
    schema['propertyNames'] !== undefined ||
    asJson(schema['items'])['pattern'] !== undefined
  )
}

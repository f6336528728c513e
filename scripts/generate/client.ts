import { existsSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generate } from 'orval'
import { orvalConfig } from '../../orval.config.ts'
import type { Contract } from './contract.ts'
import { asJson, isJson, type Json } from './json.ts'
import { ROOT } from './paths.ts'

/** Writes `api/`, `model/` and `mocks/` into `folder`, a sibling of `generated/`. */
export async function generateClient(contract: Contract, folder: string): Promise<void> {
  const config = asJson(orvalConfig(clientDocument(contract.document), basename(folder)))
  const quiet = console.log
  console.log = () => undefined
  try {
    await generate(config['llar'] as never, ROOT)
  } finally {
    console.log = quiet
  }
  const index = join(folder, 'mocks', 'index.msw.ts')
  if (existsSync(index)) renameSync(index, join(folder, 'mocks', 'index.ts'))
}

/**
 * The contract as the client needs it: writes go out as multipart where the contract takes both kinds of
 * body (specification, section 7), and our own keywords, which orval would carry nowhere, are left out.
 */
function clientDocument(document: Json): Json {
  return asJson(withoutExtensions(document))
}

function withoutExtensions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExtensions)
  if (!isJson(node)) return node
  const content = isJson(node['multipart/form-data']) ? { 'multipart/form-data': node['multipart/form-data'] } : node
  if (typeof node['$ref'] === 'string') return { $ref: node['$ref'] }
  return Object.fromEntries(
    Object.entries(content)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, value]) => [key, withoutExtensions(value)]),
  )
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../contract.ts'
import type { Json } from '../json.ts'
import { GENERATED } from '../paths.ts'

/** The contract as it was last bundled. */
export function readContractFile(): Contract {
  const document = JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')) as Json
  return { document, schemas: {}, folders: {} }
}

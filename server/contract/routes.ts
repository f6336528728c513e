import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RoutesFile } from '../../generated/server/route-type.ts'

export type { JsonSchema, Route, RouteBody, RoutesFile } from '../../generated/server/route-type.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../generated')

let routes: RoutesFile | null = null
let openapi: string | null = null

/**
 * Every route of the contract, as `npm run generate` wrote it. Read once: whoever wants another
 * contract changes a copy.
 */
export function readRoutes(): RoutesFile {
  routes ??= JSON.parse(readFileSync(path.join(FOLDER, 'server/routes.json'), 'utf8')) as RoutesFile
  return routes
}

/** How often one address may try an operation that says so (`x-rate`), for a page that does the same. */
export function rateOf(operationId: string): { max: number; window: number } {
  const rate = readRoutes().routes.find((route) => route.operationId === operationId)?.rate
  if (!rate) throw new Error(`${operationId} has no x-rate`)
  return rate
}

/** The bundled contract itself, for GET /api/v1/openapi.json. */
export function readOpenapi(): string {
  openapi ??= readFileSync(path.join(FOLDER, 'openapi.json'), 'utf8')
  return openapi
}

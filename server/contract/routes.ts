import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RoutesFile } from '../../generated/server/route-type.ts'

export type { JsonSchema, Route, RouteBody, RoutesFile } from '../../generated/server/route-type.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../generated')

/** Every route of the contract, as `npm run generate` wrote it. */
export function readRoutes(): RoutesFile {
  return JSON.parse(readFileSync(path.join(FOLDER, 'server/routes.json'), 'utf8')) as RoutesFile
}

/** The bundled contract itself, for GET /api/v1/openapi.json. */
export function readOpenapi(): string {
  return readFileSync(path.join(FOLDER, 'openapi.json'), 'utf8')
}

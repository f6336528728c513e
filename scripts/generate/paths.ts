import { join } from 'node:path'

/** The tree this script belongs to. */
export const ROOT = join(import.meta.dirname, '..', '..')
export const OPENAPI = join(ROOT, 'openapi')
export const GENERATED = join(ROOT, 'generated')

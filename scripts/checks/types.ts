import { oneCommand } from '../part.ts'

export const name = 'types'
export const cores = 1

/** The native compiler by its path: the linked `tsc` may be the one kept for libraries. */
export const TSC = 'node_modules/typescript-native/bin/tsc'

export const run = () => oneCommand('node', [TSC, '-p', 'tsconfig.json'])

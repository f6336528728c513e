import { oneCommand } from '../part.ts'

export const name = 'types'
export const cores = 1
export const seconds = 35

/** The native compiler by its path: the linked `tsc` may be the one kept for libraries. */
export const TSC = 'node_modules/typescript-native/bin/tsc'

/**
 * One checker: each of more than one looks at what all share anew (4, as many as there are unless
 * told, take half as much again of two cores' time), and other checks need the other core.
 */
export const ONE_CHECKER = ['--checkers', '1']

export const run = () => oneCommand('node', [TSC, '-p', 'tsconfig.json', ...ONE_CHECKER])

import { oneCommand } from '../part.ts'

export const name = 'types'
export const cores = 1

export const run = () => oneCommand('tsc', ['-p', 'tsconfig.json'])

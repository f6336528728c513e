import { oneCommand } from '../part.ts'

export const name = 'types'

export const run = () => oneCommand('tsc', ['-p', 'tsconfig.json'])

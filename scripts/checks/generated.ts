import { oneCommand } from '../part.ts'

export const name = 'generated up to date'

export const run = () => oneCommand('node', ['scripts/generate.ts', '--check'])

import { oneCommand } from '../part.ts'

export const name = 'generated up to date'
export const cores = 1

export const run = () => oneCommand('node', ['scripts/generate.ts', '--check'])

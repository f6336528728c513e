import { oneCommand } from '../part.ts'

export const name = 'unused'
export const cores = 1

export const run = () => oneCommand('knip', ['--no-progress', '--reporter', 'compact'])

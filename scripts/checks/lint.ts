import { oneCommand } from '../part.ts'

export const name = 'lint'
export const cores = 1

export const run = () => oneCommand('oxlint', ['--deny-warnings', '--format=unix'])

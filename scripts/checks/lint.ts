import { oneCommand } from '../part.ts'

export const name = 'lint'

export const run = () => oneCommand('oxlint', ['--deny-warnings', '--format=unix'])

import { oneCommand } from '../part.ts'

export const name = 'build'
export const cores = 1
export const seconds = 20

export const run = () =>
  oneCommand('node', ['--eval', `import('./scripts/bootstrap.mjs').then((it) => it.ensureBuilt())`])

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'

/**
 * The SDK's own source, as a browser gets it: some constants of the specification are its, and a
 * newer version could lose them.
 */
function source(): string {
  const sdk = createRequire(createRequire(import.meta.url).resolve('firebase/auth')).resolve(
    '@firebase/auth',
  )
  const folder = join(dirname(sdk), '../esm')
  return readdirSync(folder)
    .filter((name) => /^index-.*\.js$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** The check of a row that the SDK holds. */
export const inFirebase = (text: string) => () => expect(source()).toContain(text)

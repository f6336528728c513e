import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Writable } from 'node:stream'
import { afterAll, beforeEach } from 'vitest'

/**
 * A disk that is full cannot be had here: while there is a code, what writes a stream to it fails as
 * it would.
 */
export function failingDisk(): { code: string | null } {
  const disk = { code: null as string | null }
  const { createWriteStream } = fs
  fs.createWriteStream = ((file: string, options: Parameters<typeof createWriteStream>[1]) => {
    const { code } = disk
    if (code === null) return createWriteStream(file, options)
    fs.writeFileSync(file, 'the first half') // what was written until there was no more space
    return new Writable({
      write: (_chunk, _encoding, done) =>
        done(Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })),
    })
  }) as typeof createWriteStream
  syncBuiltinESMExports()
  beforeEach(() => void (disk.code = null))
  afterAll(() => {
    fs.createWriteStream = createWriteStream
    syncBuiltinESMExports()
  })
  return disk
}

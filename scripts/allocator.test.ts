import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ALLOCATOR } from './allocator.mjs'
import { NODE, ROOT } from './bootstrap.mjs'

/**
 * Works on photos as an upload does; prints by how many bytes the process grew for good: by about 30
 * MB, however many there are. Without what the library is told it is 240 MB after five.
 */
const PHOTOS = `
import sharp from 'sharp'
import { strip, variant, widthsOf } from './server/modules/property/media/picture.ts'
const noise = { type: 'gaussian', mean: 120, sigma: 30 }
const create = { width: 4000, height: 3000, channels: 3, background: '#886644', noise }
const photo = await sharp({ create }).jpeg({ quality: 90 }).toBuffer()
const before = process.memoryUsage().rss
for (let i = 0; i < 5; i += 1) {
  const { data, width } = await strip(photo)
  for (const each of widthsOf(width)) await variant(data, each)
}
console.log(process.memoryUsage().rss - before)
`

test('the memory of pictures goes back to the system', async () => {
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module-typescript',
    '-e',
    PHOTOS,
  ]
  const env = { ...process.env, ...ALLOCATOR }
  const { stdout } = await promisify(execFile)(NODE, args, { cwd: ROOT, env })
  expect(Number(stdout)).toBeLessThan(120_000_000)
}, 300_000)

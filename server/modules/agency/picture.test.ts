import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { FilesPort } from '../../ports/files/index.ts'
import { keepPicture } from './picture.ts'

test('many large portraits at once are drawn one after the other', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'llar-portrait-'))
  const file = { path: path.join(folder, 'large.png'), size: 1 }
  await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#0b7285' } })
    .png()
    .toFile(file.path)
  let most = 0
  const look = setInterval(
    () => (most = Math.max(most, sharp.counters().process + sharp.counters().queue)),
    1,
  )
  const files = { put: async () => ({ key: '', size: 0, sha256: '' }) } as unknown as FilesPort
  const kept = await Promise.all(
    Array.from({ length: 5 }, () => keepPicture({ files }, file, 'avatar', 'es')),
  )
  clearInterval(look)
  expect(new Set(kept).size).toBe(1)
  expect(most).toBe(1)
  await rm(folder, { recursive: true })
})

import { expect, it } from 'vitest'
import { bufferMegabytes } from './memory.ts'

const GB = 1024 ** 3

it('gives the database an eighth of the memory, within bounds', () => {
  expect([0.5 * GB, 2 * GB, 4 * GB, 64 * GB].map((bytes) => bufferMegabytes(bytes))).toEqual([
    128, 256, 512, 1024,
  ])
})

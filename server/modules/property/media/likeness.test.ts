import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isAlike, likenessOf, type Likeness } from './likeness.ts'

const FOLDER = path.join(import.meta.dirname, '../../../../scripts/seed/pictures')
const FILES = ['living-luz-1', 'bedroom-lino-1', 'villa-moderna-1', 'finca-piedra-1']
const picture = (name: string): Buffer => readFileSync(path.join(FOLDER, `${name}.webp`))

/** The same picture as it is found elsewhere. */
async function changed(data: Buffer): Promise<[string, Buffer][]> {
  const { width, height } = await sharp(data).metadata()
  const edge = { left: Math.round(width / 100), top: Math.round(height / 100) }
  const inside = { ...edge, width: width - 2 * edge.left, height: height - 2 * edge.top }
  const mark = `<svg width="${width}" height="${height}"><text x="20" y="${height - 20}"
    font-size="${height / 16}" fill="#ffffff">Una agencia</text></svg>`
  return [
    ['packed anew', await sharp(data).jpeg({ quality: 50 }).toBuffer()],
    ['smaller', await sharp(data).resize({ width: 480 }).jpeg().toBuffer()],
    ['brighter', await sharp(data).modulate({ brightness: 1.1 }).jpeg().toBuffer()],
    ['cropped', await sharp(data).extract(inside).jpeg().toBuffer()],
    [
      'signed',
      await sharp(data)
        .composite([{ input: Buffer.from(mark) }])
        .jpeg()
        .toBuffer(),
    ],
  ]
}

const meet = (one: Likeness, two: Likeness): boolean =>
  one.look.some((part) => two.look.includes(part)) && isAlike(one.grays, two.grays)

it.each(FILES)(
  '%s is known again packed anew, smaller, brighter, cropped, signed',
  async (name) => {
    const data = picture(name)
    const own = await likenessOf(data)
    for (const [how, other] of await changed(data))
      expect([how, meet(own, await likenessOf(other))]).toEqual([how, true])
  },
)

it('different pictures are different, and a plain surface is like nothing', async () => {
  const all = await Promise.all(FILES.map((name) => likenessOf(picture(name))))
  for (const one of all)
    for (const two of all) expect(isAlike(one.grays, two.grays)).toBe(one === two)
  const plain = { create: { width: 900, height: 600, channels: 3, background: '#dce6ea' } } as const
  const { look, grays } = await likenessOf(await sharp(plain).png().toBuffer())
  expect([look, isAlike(grays, grays)]).toEqual([[], false])
  const bar = { create: { width: 300, height: 600, channels: 3, background: '#804020' } } as const
  const two = sharp(plain).composite([{ input: bar, left: 300, top: 0 }])
  expect((await likenessOf(await two.png().toBuffer())).look).toEqual([])
})

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { shareCrop, strip } from './picture.ts'

/** Whether the left edge of the shared picture is white, of a black one of this size. */
async function isFramed(width: number, height: number): Promise<boolean> {
  const create = { width, height, channels: 3, background: '#000000' } as const
  const { data } = await strip(await sharp({ create }).png().toBuffer())
  const crop = await sharp(await shareCrop(data))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([crop.info.width, crop.info.height]).toEqual([1200, 630])
  return (crop.data[0] ?? 0) > 200
}

it('a picture is drawn larger to be shared, but not thousands of times', async () => {
  // Covering the shape, one pixel by 300 would be 1,200 by 360,000, and 1.3 GB.
  expect([await isFramed(1, 300), await isFramed(300, 2560)]).toEqual([true, false])
  expect([await isFramed(200, 150), await isFramed(1600, 900)]).toEqual([false, false])
})

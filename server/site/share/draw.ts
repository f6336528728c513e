import sharp from 'sharp'
import { slots } from '../../modules/property/index.ts'
import { layoutOf } from './layouts.ts'
import type { ShareCard } from './card.ts'

const WIDTH = 1200
const HEIGHT = 630
/** As pages of the portal are served beside: two cores, and a picture takes some 60 ms of one. */
const oneAtATime = slots(1)

/** The part of a picture that a box shows: as much as fits, with the point that matters in view. */
async function cropped(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  focus: ShareCard['focus'],
): Promise<Buffer> {
  const { width: w = width, height: h = height } = await sharp(picture).metadata()
  const scale = Math.max(width / w, height / h)
  const [wide, high] = [Math.ceil(w * scale), Math.ceil(h * scale)]
  const from = (room: number, share: number): number =>
    Math.round(Math.min(Math.max(room * share, 0), room))
  return sharp(picture)
    .resize(wide, high)
    .extract({
      left: from(wide - width, focus.x),
      top: from(high - height, focus.y),
      width,
      height,
    })
    .toBuffer()
}

/** The card as a JPEG of 1200 by 630; without a picture its words take all of it. */
export function drawCard(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  return oneAtATime(async () => {
    const { photo, ground, under, words } = layoutOf(card, picture !== null)
    const svg = (body: string): Buffer =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`,
      )
    const layers = [
      ...(picture && photo
        ? [
            {
              input: await cropped(picture, photo, card.focus),
              left: photo.left,
              top: photo.top,
            },
          ]
        : []),
      { input: svg(under + words), left: 0, top: 0 },
    ]
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ground } })
      .composite(layers)
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer()
  })
}

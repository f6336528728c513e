import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

let made = 0

/**
 * A photo of its own colour, so that no two of four thousand have the same content, and of one: a
 * noisy one takes five times as long to draw in its widths. With a place in its EXIF, lying on its
 * side.
 */
export async function picture(
  width = 1200,
  height = 800,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> {
  made += 1
  const [r = 0, g = 0, b = 0] = [made, made / 16, made / 256].map((n) => (Math.floor(n) % 16) * 16)
  const background = { r, g, b }
  const exif = {
    IFD0: { Orientation: '6', Artist: 'Nobody', Model: 'Camera' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '39/1 45/1 57/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '2/1 42/1 54/1',
    },
  }
  const image = sharp({ create: { width, height, channels: 3, background } })
  return image.withExif(exif).withMetadata({ orientation: 6, exif }).toFormat(format).toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  let crc = 0xffffffff
  for (const byte of body) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, data.length + 8)
  return out
}

/** A PNG of a few kB that unfolds to `side` times `side` pixels. */
export function bomb(side = 40_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8) // one bit per pixel, grey
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * 1000))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The first bytes of what a telephone makes. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200),
])

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

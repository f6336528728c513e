import { open } from 'node:fs/promises'

/** What a file is by its first bytes, whatever its name and the sender say. */
export type Sniffed =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'pdf'
  | 'heic'
  | 'avif'
  | 'svg'
  | 'empty'
  | 'unknown'

const HEIC = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])
const AVIF = new Set(['avif', 'avis'])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The kind of the bytes at the start of a file (1 KB is enough). */
export function sniff(head: Buffer): Sniffed {
  const ascii = head.toString('latin1')
  if (head.length === 0) return 'empty'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (head.subarray(0, 8).equals(PNG)) return 'png'
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp'
  if (ascii.startsWith('GIF8')) return 'gif'
  if (ascii.startsWith('%PDF-')) return 'pdf'
  if (ascii.slice(4, 8) === 'ftyp') {
    const brand = ascii.slice(8, 12)
    return AVIF.has(brand) ? 'avif' : HEIC.has(brand) ? 'heic' : 'unknown'
  }
  return /<svg[\s>]/i.test(ascii) ? 'svg' : 'unknown'
}

type PhotoOrPdf = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp'

const PHOTO_OR_PDF: Partial<Record<Sniffed, PhotoOrPdf>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/**
 * The type of what is taken as a document or an attachment, by its first bytes; undefined for
 * anything else.
 */
export const photoOrPdf = (head: Buffer): PhotoOrPdf | undefined => PHOTO_OR_PDF[sniff(head)]

/** The first bytes of a file on disk. */
export async function headOf(path: string, size = 1024): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

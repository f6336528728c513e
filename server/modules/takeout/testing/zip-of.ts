import { crc32, deflateRawSync } from 'node:zlib'
import { directoryLine, ending, localHeader } from '../../../formats/zip.ts'

/** A file to be put into a zip. */
export interface ZipFile {
  name: string
  content: Buffer
}

const AT = new Date('2026-11-24T10:00:00Z')
const METHOD = { local: 8, directory: 10 }

/**
 * A zip of some files, as anybody may send one: packed (`method` 8), with a size that its directory
 * makes up (`lie`), or with every file at the same place (`over`).
 */
export function zipOf(
  files: ZipFile[],
  { method = 0, lie, over = false }: { method?: number; lie?: number; over?: boolean } = {},
): Buffer {
  const contents: Buffer[] = []
  const lines: Buffer[] = []
  let startsAt = 0
  for (const { name, content } of files) {
    const packed = method === 8 ? deflateRawSync(content) : content
    const entry = { name, size: packed.length, crc: crc32(content), startsAt: over ? 0 : startsAt }
    const head = localHeader(entry, AT)
    const line = directoryLine(lie === undefined ? entry : { ...entry, size: lie }, AT)
    head.writeUInt16LE(method, METHOD.local)
    line.writeUInt16LE(method, METHOD.directory)
    contents.push(head, packed)
    lines.push(line)
    startsAt += head.length + packed.length
  }
  const directory = Buffer.concat(lines)
  const end = ending(files.length, { at: startsAt, size: directory.length })
  return Buffer.concat([...contents, directory, end])
}

import { crc32 } from 'node:zlib'
import { directoryLine, ending, localHeader, type Entry } from '../../formats/zip.ts'

export interface ExportFile {
  name: string
  data: Buffer
}

/** Files as a zip, one after the other: no more than one of them is in memory. */
export async function* zipped(files: AsyncIterable<ExportFile>, at: Date): AsyncGenerator<Buffer> {
  const entries: Entry[] = []
  let written = 0
  for await (const { name, data } of files) {
    const entry = { name, size: data.length, crc: crc32(data), startsAt: written }
    const head = localHeader(entry, at)
    entries.push(entry)
    written += head.length + data.length
    yield head
    yield data
  }
  let listed = 0
  for (const entry of entries) {
    const line = directoryLine(entry, at)
    listed += line.length
    yield line
  }
  yield ending(entries.length, { at: written, size: listed })
}

import { crc32 } from 'node:zlib'

/** A part of a ZIP that is not packed. */
export interface PlainPart {
  name: Buffer
  bytes: Buffer
}

const UTF8 = 0x0800

/** What local header and directory say alike, from the version needed to the name's length. */
function facts({ name, bytes }: PlainPart): Buffer {
  const told = Buffer.alloc(26)
  told.writeUInt16LE(20, 0)
  told.writeUInt16LE(UTF8, 2)
  told.writeUInt32LE(crc32(bytes), 10)
  told.writeUInt32LE(bytes.length, 14)
  told.writeUInt32LE(bytes.length, 18)
  told.writeUInt16LE(name.length, 22)
  return told
}

/** A ZIP of parts as they are (APPNOTE 6.3, 4.3.7 to 4.3.16), below 4 GB. */
export function plainZip(parts: readonly PlainPart[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const told = facts(part)
    const local = [Buffer.from([0x50, 0x4b, 3, 4]), told, part.name, part.bytes]
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const entry = [Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), told, place, part.name]
    locals.push(...local)
    directory.push(...entry)
    at += local.reduce((sum, { length }) => sum + length, 0)
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...directory, end])
}

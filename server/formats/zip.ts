/**
 * The bytes around the contents of a zip (PKWARE APPNOTE 6.3.10), for entries that are stored as
 * they are and whose size and CRC-32 are known beforehand. Zip64 only where a number needs it.
 */
export interface Entry {
  name: string
  size: number
  crc: number
  /** Where its local header begins. */
  startsAt: number
}

const MOST_32 = 0xffff_ffff
const MOST_16 = 0xffff
/** Names are UTF-8. */
const UTF8 = 0x0800
const PLAIN = 20
const ZIP64 = 45
/** Made on Unix, a file that its owner may read and write. */
const UNIX = 3 << 8
const FILE_MODE = 0o100_644 * 0x1_0000

const isLarge = (value: number): boolean => value >= MOST_32
const capped = (value: number): number => Math.min(value, MOST_32)

/** Time and day as MS-DOS has them, to two seconds; no zone: UTC. */
function dosTime(at: Date): { time: number; day: number } {
  const years = Math.max(0, at.getUTCFullYear() - 1980)
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    day: (years << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}

/** The extra field with the numbers that do not fit; empty without any. */
function extra(numbers: number[]): Buffer {
  if (numbers.length === 0) return Buffer.alloc(0)
  const field = Buffer.alloc(4 + numbers.length * 8)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(numbers.length * 8, 2)
  numbers.forEach((number, index) => field.writeBigUInt64LE(BigInt(number), 4 + index * 8))
  return field
}

/** What stands before the content of an entry. */
export function localHeader(entry: Entry, at: Date): Buffer {
  const name = Buffer.from(entry.name)
  const more = extra(isLarge(entry.size) ? [entry.size, entry.size] : [])
  const head = Buffer.alloc(30)
  const { time, day } = dosTime(at)
  head.writeUInt32LE(0x0403_4b50, 0)
  head.writeUInt16LE(more.length > 0 ? ZIP64 : PLAIN, 4)
  head.writeUInt16LE(UTF8, 6)
  head.writeUInt16LE(time, 10)
  head.writeUInt16LE(day, 12)
  head.writeUInt32LE(entry.crc, 14)
  head.writeUInt32LE(capped(entry.size), 18)
  head.writeUInt32LE(capped(entry.size), 22)
  head.writeUInt16LE(name.length, 26)
  head.writeUInt16LE(more.length, 28)
  return Buffer.concat([head, name, more])
}

/** Its line in the directory at the end. */
export function directoryLine(entry: Entry, at: Date): Buffer {
  const name = Buffer.from(entry.name)
  const more = extra([
    ...(isLarge(entry.size) ? [entry.size, entry.size] : []),
    ...(isLarge(entry.startsAt) ? [entry.startsAt] : []),
  ])
  const line = Buffer.alloc(46)
  const { time, day } = dosTime(at)
  line.writeUInt32LE(0x0201_4b50, 0)
  line.writeUInt16LE(UNIX | ZIP64, 4)
  line.writeUInt16LE(more.length > 0 ? ZIP64 : PLAIN, 6)
  line.writeUInt16LE(UTF8, 8)
  line.writeUInt16LE(time, 12)
  line.writeUInt16LE(day, 14)
  line.writeUInt32LE(entry.crc, 16)
  line.writeUInt32LE(capped(entry.size), 20)
  line.writeUInt32LE(capped(entry.size), 24)
  line.writeUInt16LE(name.length, 28)
  line.writeUInt16LE(more.length, 30)
  line.writeUInt32LE(FILE_MODE, 38)
  line.writeUInt32LE(capped(entry.startsAt), 42)
  return Buffer.concat([line, name, more])
}

/** What ends the file: where the directory is and how many lines it has. */
export function ending(entries: number, directory: { at: number; size: number }): Buffer {
  const { at, size } = directory
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(Math.min(entries, MOST_16), 8)
  end.writeUInt16LE(Math.min(entries, MOST_16), 10)
  end.writeUInt32LE(capped(size), 12)
  end.writeUInt32LE(capped(at), 16)
  if (entries < MOST_16 && !isLarge(size) && !isLarge(at)) return end
  return Buffer.concat([ending64(entries, directory), end])
}

function ending64(entries: number, { at, size }: { at: number; size: number }): Buffer {
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x0606_4b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(UNIX | ZIP64, 12)
  record.writeUInt16LE(ZIP64, 14)
  record.writeBigUInt64LE(BigInt(entries), 24)
  record.writeBigUInt64LE(BigInt(entries), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x0706_4b50, 0)
  locator.writeBigUInt64LE(BigInt(at + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator])
}

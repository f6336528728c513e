import type { Db } from '../../../db/index.ts'

/** A file of a takeout whose size and checksum are known. */
export interface FileRow {
  position: number
  name: string
  fileKey: string
  sourceStart: number
  size: number
  crc: number
  sha256: string
  startsAt: number
  listedAt: number
}

const FIELDS = [
  'position',
  'name',
  'file_key as fileKey',
  'source_start as sourceStart',
  'size',
  'crc',
  'sha256',
  'starts_at as startsAt',
  'listed_at as listedAt',
] as const

/** Files that are there, in the order of the zip, after a position. */
export function presentFiles(
  db: Db,
  takeoutId: string,
  { after }: { after: number },
  limit: number,
): Promise<FileRow[]> {
  return db
    .selectFrom('takeout_file')
    .select(FIELDS)
    .where('takeout_id', '=', takeoutId)
    .where('position', '>', after)
    .where('lost', '=', false)
    .orderBy('position')
    .limit(limit)
    .$castTo<FileRow>()
    .execute()
}

/** Position of the last file that begins at or before a byte, in the zip or in its directory. */
export async function positionAt(
  db: Db,
  takeoutId: string,
  column: 'starts_at' | 'listed_at',
  byte: number,
): Promise<number> {
  const row = await db
    .selectFrom('takeout_file')
    .select('position')
    .where('takeout_id', '=', takeoutId)
    .where(column, '<=', byte)
    .orderBy(column, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? 0
}

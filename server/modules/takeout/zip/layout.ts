import { sql, type Db } from '../../../db/index.ts'
import { directoryLine, ending, localHeader } from '../../../formats/zip.ts'
import { presentFiles, type FileRow } from './rows.ts'

const BATCH = 1000

/** How large the zip is, and where its directory begins. */
export interface Layout {
  entries: number
  bytes: number
  directoryAt: number
}

interface Placed {
  position: number
  starts: number
  listed: number
}

/**
 * Gives every file of a takeout its place: from now on each byte of the zip follows from the rows
 * and the store.
 */
export async function layOut(db: Db, takeoutId: string, at: Date): Promise<Layout> {
  const end = { entries: 0, starts: 0, listed: 0 }
  let after = -1
  for (;;) {
    const rows = await presentFiles(db, takeoutId, { after }, BATCH)
    await place(
      db,
      takeoutId,
      rows.map((row) => placed(row, end, at)),
    )
    after = rows.at(-1)?.position ?? after
    if (rows.length < BATCH) break
  }
  const directory = { at: end.starts, size: end.listed }
  const bytes = end.starts + end.listed + ending(end.entries, directory).length
  return { entries: end.entries, bytes, directoryAt: end.starts }
}

function placed(
  row: FileRow,
  end: { entries: number; starts: number; listed: number },
  at: Date,
): Placed {
  const entry = { name: row.name, size: row.size, crc: row.crc, startsAt: end.starts }
  const one = { position: row.position, starts: end.starts, listed: end.listed }
  end.entries += 1
  end.starts += localHeader(entry, at).length + row.size
  end.listed += directoryLine(entry, at).length
  return one
}

async function place(db: Db, takeoutId: string, rows: Placed[]): Promise<void> {
  await sql`update takeout_file set starts_at = new.starts, listed_at = new.listed
    from unnest(
      ${rows.map(({ position }) => position)}::int[],
      ${rows.map(({ starts }) => starts)}::bigint[],
      ${rows.map(({ listed }) => listed)}::bigint[]
    ) as new (position, starts, listed)
    where takeout_id = ${takeoutId} and takeout_file.position = new.position`.execute(db)
}

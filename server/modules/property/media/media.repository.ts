import type { Insertable, Selectable } from 'kysely'
import { json, sql, type Db, type Tables } from '../../../db/index.ts'
import type { Likeness } from './likeness.ts'
import { WIDTHS } from './picture.ts'

/** Where the files of a content lie. */
export const fileKey = (hash: string, name: string): string =>
  `media/${hash.slice(0, 2)}/${hash}/${name}.webp`

/** Where the picture lies that other sites show with a link. */
export const shareKey = (hash: string): string => `media/${hash.slice(0, 2)}/${hash}/share.jpg`

/** Where the JPEG of a width lies that other programs read. */
export const jpegKey = (hash: string, width: number): string =>
  `media/${hash.slice(0, 2)}/${hash}/${width}.jpg`

/** Name of the picture without its metadata, from which the variants are made. */
export const ORIGINAL = 'original'

/** Names of the variants a content may have. */
export const WIDTH_NAMES = WIDTHS.map(String)

/** Where the picture itself lies. */
export const originalKey = (hash: string): string => fileKey(hash, ORIGINAL)

type File = Selectable<Tables['media_file']>

/**
 * Says that somebody is about to use a content, before its file is written: the sweep leaves it
 * alone for an hour. Returns the row; an equal file that came earlier keeps its state, unless its
 * content is missing (`anew`).
 */
export async function touchFile(
  db: Db,
  file: Insertable<Tables['media_file']>,
  anew = false,
): Promise<File> {
  return db
    .insertInto('media_file')
    .values(file)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({
        touched_at: file.touched_at,
        ...(anew ? { state: 'processing' as const } : {}),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findFile(db: Db, hash: string): Promise<File | undefined> {
  return db.selectFrom('media_file').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** What was seen of a picture while its variants were made. */
export async function setReady(
  db: Db,
  hash: string,
  { color, has_code, look, grays }: { color: string; has_code: boolean } & Likeness,
): Promise<void> {
  await db
    .updateTable('media_file')
    .set({ state: 'ready', color, has_code, look, grays })
    .where('hash', '=', hash)
    .execute()
}

/**
 * Contents at which nobody has looked: for a code in it, or for what it is known again by. Any of
 * them: such as cannot be looked at would be the first each time.
 */
export async function unlooked(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media_file')
    .select('hash')
    .where((eb) => eb.or([eb('has_code', 'is', null), eb('look', 'is', null)]))
    .where('state', '=', 'ready')
    .orderBy(sql`random()`)
    .limit(most)
    .execute()
  return rows.map(({ hash }) => hash)
}

export async function setLooked(
  db: Db,
  hash: string,
  seen: { has_code: boolean } & Likeness,
): Promise<void> {
  await db.updateTable('media_file').set(seen).where('hash', '=', hash).execute()
}

export async function setFailed(db: Db, hash: string): Promise<void> {
  await db.updateTable('media_file').set({ state: 'failed' }).where('hash', '=', hash).execute()
}

/** Homes that show a content. */
export async function homesWith(db: Db, hash: string): Promise<string[]> {
  const rows = await db
    .selectFrom('property_media')
    .select('property_id')
    .distinct()
    .where('hash', '=', hash)
    .execute()
  return rows.map((row) => row.property_id)
}

export async function insertMedia(
  trx: Db,
  rows: Insertable<Tables['property_media']>[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('property_media')
    .values(rows.map((row) => ({ ...row, caption: json(row.caption) })))
    .execute()
}

/** Contents nobody shows and nobody has touched since. */
export async function unusedFiles(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('media_file')
    .select('hash')
    .where('touched_at', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('property_media')
            .select('id')
            .whereRef('property_media.hash', '=', 'media_file.hash'),
        ),
      ),
    )
    .execute()
  return rows.map((row) => row.hash)
}

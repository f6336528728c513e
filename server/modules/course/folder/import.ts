import { isDeepStrictEqual } from 'node:util'
import type { CourseDocument } from '../../../../generated/model/index.ts'
import { json, withAdvisoryLock, type Db } from '../../../db/index.ts'
import { lessonsOf } from '../document.ts'

/** What an import did: the version that is offered now, and what is new in it. */
export interface Imported {
  version: number
  isNew: boolean
  lessons: { added: string[]; removed: string[] }
}

/**
 * Offers a course as its folder has it. The same again changes nothing; anything else is a version of
 * its own, and who began an older one ends that.
 */
export async function importCourse(
  trx: Db,
  { id, doc, now }: { id: string; doc: CourseDocument; now: Date },
): Promise<Imported> {
  await withAdvisoryLock(trx, `course ${id}`)
  const last = await trx
    .selectFrom('course')
    .selectAll()
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const before = last ? lessonsOf(last.doc).map((lesson) => lesson.id) : []
  const after = lessonsOf(doc).map((lesson) => lesson.id)
  const lessons = {
    added: after.filter((lesson) => !before.includes(lesson)),
    removed: before.filter((lesson) => !after.includes(lesson)),
  }
  await trx.updateTable('course').set({ offered: false }).where('id', '=', id).execute()
  if (last && isDeepStrictEqual(last.doc, doc)) {
    await trx
      .updateTable('course')
      .set({ offered: true })
      .where('id', '=', id)
      .where('version', '=', last.version)
      .execute()
    return { version: last.version, isNew: false, lessons }
  }
  const version = (last?.version ?? 0) + 1
  await trx
    .insertInto('course')
    .values({ id, version, kind: doc.kind, doc: json(doc), offered: true, imported_at: now })
    .execute()
  return { version, isNew: true, lessons }
}

import { basename, resolve } from 'node:path'
import { inTransaction } from '../../../db/index.ts'
import { minutesOf } from '../document.ts'
import { importCourse } from '../folder/import.ts'
import { keepFiles } from '../folder/keep.ts'
import { readFolder } from '../folder/read.ts'
import { done, noteAct, refused, type Needs, type Said } from './said.ts'

/** Every version of every course, and every date. */
export async function list({ db }: Needs): Promise<Said> {
  const courses = await db
    .selectFrom('course')
    .selectAll()
    .orderBy('id')
    .orderBy('version')
    .execute()
  const sessions = await db.selectFrom('course_session').selectAll().orderBy('starts_at').execute()
  if (courses.length === 0) return done('There are no courses.')
  return done(
    ...courses.map(
      ({ id, version, kind, offered, doc }) =>
        `${id}  ${version}  ${kind}  ${minutesOf(doc)} min  ${offered ? 'offered' : 'not offered'}`,
    ),
    ...sessions.map(
      ({ id, course_id, starts_at, seats, cancelled_at }) =>
        `${id}  ${course_id}  ${starts_at.toISOString()}  ${seats} seats${cancelled_at ? '  cancelled' : ''}`,
    ),
  )
}

/** Reads a folder; what is new in it is offered from now on. */
export async function take(
  { db, now, files }: Needs,
  folder: string,
  isDry: boolean,
): Promise<Said> {
  const read = await readFolder(folder)
  if (read.doc === null) return refused(...read.faults)
  const { doc } = read
  const id = basename(resolve(folder))
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return refused(`${id}: a course is called by small letters, digits and hyphens`)
  if (isDry)
    return done(`${id}: ${doc.modules.length} parts, ${minutesOf(doc)} min. Nothing was changed.`)
  await keepFiles(files, read.files)
  const { version, isNew, lessons } = await inTransaction(db, async (trx) => {
    const made = await importCourse(trx, { id, doc, now: now() })
    if (made.isNew) await noteAct(trx, 'import', `${id} ${made.version}`, now())
    return made
  })
  if (!isNew) return done(`${id}: version ${version} stays as it is.`)
  return done(
    `${id}: version ${version} is offered.`,
    ...lessons.added.map((lesson) => `+ ${lesson}`),
    ...lessons.removed.map((lesson) => `- ${lesson}`),
  )
}

/** Nobody begins it any more; who has, goes on. */
export const withdraw = ({ db, now }: Needs, id: string): Promise<Said> =>
  inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('course')
      .set({ offered: false })
      .where('id', '=', id)
      .where('offered', '=', true)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return refused(`${id} is not offered.`)
    await noteAct(trx, 'withdraw', id, now())
    return done(`${id} is not offered any more.`)
  })

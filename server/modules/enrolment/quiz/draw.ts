import { randomInt } from 'node:crypto'
import type { QuizLesson } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'

/** So many of them, in an order nobody can foresee. */
export function drawn<T>(from: readonly T[], many: number): T[] {
  const rest = [...from]
  const taken: T[] = []
  while (taken.length < many && rest.length > 0)
    taken.push(...rest.splice(randomInt(rest.length), 1))
  return taken
}

/** The questions of the next try: drawn at the first look, and the same until they are answered. */
export async function questionsOf(
  trx: Db,
  enrolmentId: string,
  { id, draw, questions }: QuizLesson,
): Promise<QuizLesson['questions']> {
  const row = await trx
    .selectFrom('enrolment_lesson')
    .select('drawn')
    .where('enrolment_id', '=', enrolmentId)
    .where('lesson_id', '=', id)
    .executeTakeFirst()
  const byId = new Map(questions.map((question) => [question.id, question]))
  const known = row?.drawn?.flatMap((question) => byId.get(question) ?? []) ?? []
  if (known.length > 0) return known
  const fresh = drawn(questions, draw)
  const ids = fresh.map((question) => question.id)
  await trx
    .insertInto('enrolment_lesson')
    .values({ enrolment_id: enrolmentId, lesson_id: id, drawn: ids })
    .onConflict((conflict) =>
      conflict.columns(['enrolment_id', 'lesson_id']).doUpdateSet({ drawn: ids }),
    )
    .execute()
  return fresh
}

/** After a try the next one is drawn anew. */
export async function forgetDrawn(trx: Db, enrolmentId: string, lessonId: string): Promise<void> {
  await trx
    .updateTable('enrolment_lesson')
    .set({ drawn: null })
    .where('enrolment_id', '=', enrolmentId)
    .where('lesson_id', '=', lessonId)
    .execute()
}

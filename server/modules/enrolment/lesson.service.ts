import type {
  EnrolmentDetail,
  Lesson,
  QuizAnswers,
  QuizResult,
} from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import { ZONE } from '../../time/madrid.ts'
import {
  courseVersion,
  lessonsOf,
  readsCourse,
  type CourseRow,
  type PlacedLesson,
} from '../course/index.ts'
import { complete } from './certificate/complete.ts'
import { lockEnrolment, markDone, recordsOf, type EnrolmentRow } from './enrolment.repository.ts'
import { readMine } from './enrolment.service.ts'
import { fileOf, videoOf } from './lesson-link.ts'
import { say } from './messages.ts'
import { forgetDrawn, questionsOf } from './quiz/draw.ts'
import { correct } from './quiz/score.ts'
import { standingOf } from './quiz/standing.ts'

interface Place {
  row: EnrolmentRow
  course: CourseRow
  lesson: PlacedLesson
}

/** A lesson of the caller's own course, locked; 404 for any other. */
export async function lessonOf(
  trx: Db,
  { id, lessonId }: { id: string; lessonId: string },
  ctx: Ctx,
): Promise<Place> {
  const { userId } = requireSession(ctx)
  const row = (await lockEnrolment(trx, id, userId)) ?? notFound(ctx.lang)
  const course = (await courseVersion(trx, row.course_id, row.version)) ?? notFound(ctx.lang)
  const lesson =
    lessonsOf(course.doc).find((candidate) => candidate.id === lessonId) ?? notFound(ctx.lang)
  return { row, course, lesson }
}

const triesOf = async (trx: Db, { row, lesson }: Place) =>
  (await recordsOf(trx, [row.id])).get(row.id)?.tries.get(lesson.id) ?? []

/** The text, what is watched or opened, or the questions of the next try without their keys. */
export const lessonFor = (params: { id: string; lessonId: string }, ctx: Ctx): Promise<Lesson> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const place = await lessonOf(trx, params, ctx)
    const { row, lesson } = place
    const questions = lesson.kind === 'quiz' ? await questionsOf(trx, row.id, lesson) : []
    const shown = { enrolmentId: row.id, lesson, lang: ctx.lang }
    return {
      id: lesson.id,
      kind: lesson.kind,
      title: lesson.title,
      minutes: lesson.minutes,
      body: lesson.kind === 'text' ? lesson.body : null,
      video: await videoOf(shown, ctx.deps),
      file: await fileOf(shown, ctx.deps),
      questions: questions.map(({ id, kind, text, choices }) => ({ id, kind, text, choices })),
      quiz:
        lesson.kind === 'quiz'
          ? standingOf(await triesOf(trx, place), lesson.pass, ctx.deps.now())
          : null,
    }
  })

/** Notes a lesson as read; the last one ends the course. */
export const readLesson = (
  params: { id: string; lessonId: string },
  ctx: Ctx,
): Promise<EnrolmentDetail> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const { row, course, lesson } = await lessonOf(trx, params, ctx)
    if (lesson.kind === 'quiz') return notAcceptable(say(ctx.lang, 'isQuiz'))
    if (lesson.kind === 'live') return notAcceptable(say(ctx.lang, 'isLive'))
    await markDone(trx, row.id, lesson.id, ctx.deps.now())
    await complete(trx, row, course, ctx.deps.now())
    return readMine(row.id, ctx, trx)
  })

/** Corrects a try, which counts from the moment it was sent. */
export const answerQuiz = (
  params: { id: string; lessonId: string },
  { answers }: QuizAnswers,
  ctx: Ctx,
): Promise<QuizResult> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const place = await lessonOf(trx, params, ctx)
    const { row, course, lesson } = place
    const now = ctx.deps.now()
    if (lesson.kind !== 'quiz') return notAcceptable(say(ctx.lang, 'notQuiz'))
    // A question it cannot read would be left out of the score.
    if (!(await readsCourse(trx, course))) return notAcceptable(say(ctx.lang, 'unread'))
    const tries = await triesOf(trx, place)
    const before = standingOf(tries, lesson.pass, now)
    if (before.nextTryAt !== null)
      return notAcceptable(say(ctx.lang, 'wait', { day: momentIn(ctx.lang, before.nextTryAt) }))
    const questions = await questionsOf(trx, row.id, lesson)
    const known = new Set(questions.map(({ id }) => id))
    const odd = answers.findIndex(({ question }) => !known.has(question))
    if (odd >= 0) return fieldErrors({ [`answers.${odd}.question`]: say(ctx.lang, 'notAsked') })
    const { score, corrections } = correct(questions, answers)
    await trx
      .insertInto('enrolment_try')
      .values({ id: uuidv7(), enrolment_id: row.id, lesson_id: lesson.id, at: now, score })
      .execute()
    await forgetDrawn(trx, row.id, lesson.id)
    const quiz = standingOf([...tries, { at: now, score }], lesson.pass, now)
    if (quiz.passed) await markDone(trx, row.id, lesson.id, now)
    await complete(trx, row, course, now)
    return { score, passed: score >= lesson.pass, quiz, corrections }
  })

const momentIn = (lang: string, at: string): string =>
  new Intl.DateTimeFormat(lang, { timeZone: ZONE, dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(at),
  )

import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { beat } from './beat.ts'
import { downloadCertificate } from './certificate/certificate.service.ts'
import { enrolMe, leaveMine, listMine, readMine } from './enrolment.service.ts'
import { answerQuiz, lessonFor, readLesson } from './lesson.service.ts'
import { trainingOf } from './training.service.ts'

/** Operations of the tag `enrolment`. */
export const handlers = {
  joinCourse: ({ params, body }, ctx) => enrolMe(params.id, body, ctx),
  leaveSeat: ({ params }, ctx) => leaveMine(params.id, ctx),
  listEnrolments: (_input, ctx) => listMine(ctx),
  getEnrolment: ({ params }, ctx) => readMine(params.id, ctx),
  getLesson: ({ params }, ctx) => lessonFor(params, ctx),
  countLessonTime: ({ params }, ctx) => beat(params, ctx),
  readLesson: ({ params }, ctx) => readLesson(params, ctx),
  answerQuiz: ({ params, body }, ctx) => answerQuiz(params, body, ctx),
  getTraining: (_input, ctx) => trainingOf(ctx),
  downloadCertificate: ({ params }, ctx) => downloadCertificate(params.certificateToken, ctx),
} satisfies Partial<Handlers<Ctx>>

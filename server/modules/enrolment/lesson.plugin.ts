import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { CourseFile } from '../../../generated/model/index.ts'
import { isLang } from '../../contract/language.ts'
import type { Deps } from '../../contract/deps.ts'
import { partOf } from '../../http/range.ts'
import { FileMissing } from '../../ports/files/index.ts'
import { courseVersion, lessonsOf } from '../course/index.ts'
import { enrolmentById } from './enrolment.repository.ts'
import { PURPOSE } from './lesson-link.ts'

const PATH = /^([\w-]+\.[\w-]+)\.(mp4|pdf)$/
const TYPES = { mp4: 'video/mp4', pdf: 'application/pdf' }
/** Who leaves a video standing is let go of after so long; the player asks for the rest again. */
const IDLE_MS = 60_000

/** The file that a link opens, as long as the person is enrolled; null for any other. */
async function opened(token: string, { db, links, now }: Deps): Promise<CourseFile | null> {
  const claim = await links.read(token, { purpose: PURPOSE, now: now() })
  const row = claim && (await enrolmentById(db, claim.id))
  const course = row && (await courseVersion(db, row.course_id, row.version))
  if (!course) return null
  const { lesson: id, lang = '' } = claim.options
  const lesson = lessonsOf(course.doc).find((one) => one.id === id)
  if (lesson?.kind === 'video') return lesson.video
  return lesson?.kind === 'file' && isLang(lang) ? lesson.files[lang] : null
}

const nothing = (reply: FastifyReply, status: 404 | 416): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send('')

/**
 * `/lesson/<token>.<mp4|pdf>`: what a lesson shows, for whoever has the address (getLesson tells it,
 * for a day). By ranges, so that a video is seeked in and goes on where a line was cut.
 */
export const lessonPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/lesson/:file', async (request, reply) => {
      void reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      const [, token = '', kind = ''] = PATH.exec(request.params.file) ?? []
      const file = await opened(token, deps)
      if (!file?.key.endsWith(`.${kind}`)) return nothing(reply, 404)
      const part = partOf(request, reply, { etag: `"${file.key}"`, bytes: file.bytes })
      if (!part) return nothing(reply, 416)
      void reply
        .type(TYPES[kind as keyof typeof TYPES])
        .header('cache-control', 'private, max-age=3600, no-transform')
      if (request.method === 'HEAD') return reply.send(Readable.from([]))
      const body = await deps.files.get(file.key, part).catch((error: unknown) => {
        if (error instanceof FileMissing) return null
        throw error
      })
      if (!body) {
        for (const name of ['content-length', 'content-range', 'etag']) reply.removeHeader(name)
        return nothing(reply, 404)
      }
      reply.raw.setTimeout(IDLE_MS, () => reply.raw.destroy())
      reply.raw.once('close', () => body.destroy())
      return reply.send(body)
    })
  }

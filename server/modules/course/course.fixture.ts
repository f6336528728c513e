import type { CourseDocument, LocalizedLine } from '../../../generated/model/index.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { keepSession } from './date/keep.ts'
import { importCourse } from './folder/import.ts'

/** A text in four languages. */
export const inAll = (text: string): LocalizedLine => ({ es: text, en: text, ca: text, de: text })

/** A course of one lesson to read and one quiz, or more; its keys begin with `key-`. */
export const courseOf = (part: Partial<CourseDocument> = {}): CourseDocument => ({
  kind: 'single',
  category: 'legal',
  level: 'basic',
  title: inAll('El encargo'),
  summary: inAll('Qué dice la ley'),
  outcomes: [inAll('Escribir un encargo')],
  teacher: 'Mercè Alomar',
  centre: null,
  modules: [
    {
      title: inAll('El encargo'),
      subject: 'consumer',
      lessons: [
        { id: 'leer', kind: 'text', title: inAll('Leer'), minutes: 10, body: inAll('Texto') },
        {
          id: 'prueba',
          kind: 'quiz',
          title: inAll('Prueba'),
          minutes: 5,
          pass: 70,
          draw: 2,
          questions: ['uno', 'dos'].map((id) => ({
            id,
            kind: 'one' as const,
            text: inAll(`¿${id}?`),
            choices: [
              { id: 'key-si', text: inAll('Sí') },
              { id: 'no', text: inAll('No') },
            ],
            right: ['key-si'],
            why: inAll('Porque lo dice la ley'),
          })),
        },
      ],
    },
  ],
  ...part,
})

/** Offers it under a name of its own. */
export async function offered(
  server: TestServer,
  part: Partial<CourseDocument> = {},
  id = `curso-${crypto.randomUUID().slice(0, 8)}`,
): Promise<string> {
  await server.db
    .transaction()
    .execute((trx) => importCourse(trx, { id, doc: courseOf(part), now: server.deps.now() }))
  return id
}

/** A group course with a date that begins after so many hours and lasts two. */
export async function withSession(
  server: TestServer,
  { seats = 10, hours = 100 }: { seats?: number; hours?: number } = {},
): Promise<{ id: string; sessionId: string }> {
  const id = await offered(server, {
    kind: 'group',
    modules: [
      {
        title: inAll('Taller'),
        subject: 'planning',
        lessons: [{ id: 'taller', kind: 'live', title: inAll('Taller'), minutes: 120 }],
      },
    ],
  })
  return { id, sessionId: await anotherDate(server, id, hours, seats) }
}

/** One more date of a group course, after so many hours; its id. */
export function anotherDate(
  server: TestServer,
  courseId: string,
  hours: number,
  seats = 10,
): Promise<string> {
  const startsAt = new Date(server.deps.now().getTime() + hours * 3_600_000)
  return server.db.transaction().execute((trx) =>
    keepSession(
      trx,
      {
        courseId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 2 * 3_600_000),
        place: null,
        url: 'https://sala.example/taller',
        teacher: 'Mercè Alomar',
        language: 'es',
        seats,
        minimum: 0,
      },
      server.deps.now(),
    ),
  )
}

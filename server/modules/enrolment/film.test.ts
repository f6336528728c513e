import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { FILM, filmFolder, PAPER } from '../course/film.fixture.ts'
import { runCourse } from '../course/index.ts'

/** Lessons to watch and documents: brought in from a folder, shown to who is enrolled. */

let server: TestServer
let folder = ''
let moment = new Date()
beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
  folder = join(await mkdtemp(join(tmpdir(), 'course-')), 'pelicula')
  await mkdir(folder)
  await filmFolder(folder)
  await runCourse(['import', folder], server.deps)
})
afterAll(async () => {
  await rm(dirname(folder), { recursive: true })
  await server.close()
})

async function enrolled() {
  const who = await server.register()
  const { token } = who
  const { body } = await server.call('joinCourse', { token, params: { id: 'pelicula' }, body: {} })
  const lesson = (lessonId: string) =>
    server.call('getLesson', { token, params: { id: body.id, lessonId } })
  return { who, id: body.id, lesson }
}
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers })

it('a video is played by ranges for who is enrolled, with its captions, and done when it was watched', async () => {
  const { who, id, lesson } = await enrolled()
  const { body } = await lesson('ver')
  expect(body).toMatchObject({ kind: 'video', body: null, file: null })
  expect(body.video?.captions.ca[0]).toEqual({ from: 0, to: 1500, text: 'Hallo & willkommen ca' })
  const path = body.video?.path ?? ''
  const whole = await get(path)
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(whole.rawPayload.equals(FILM)).toBe(true)
  const part = await get(path, { range: 'bytes=100-199' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([
    206,
    `bytes 100-199/${FILM.length}`,
  ])
  expect(part.rawPayload.equals(FILM.subarray(100, 200))).toBe(true)
  expect((await get(path, { range: `bytes=${FILM.length}-` })).statusCode).toBe(416)
  const params = { id, lessonId: 'ver' }
  const done = await server.call('readLesson', { token: who.token, params })
  expect(done.body).toMatchObject({ lessonsDone: 1, next: 'papel' })
})

it('a document is opened by its link', async () => {
  const { lesson } = await enrolled()
  const { file } = (await lesson('papel')).body
  expect(file?.bytes).toBe(PAPER.length)
  const got = await get(file?.path ?? '')
  expect([got.headers['content-type'], got.rawPayload.equals(PAPER)]).toEqual([
    'application/pdf',
    true,
  ])
})

it('a link that is over, changed, of another kind, or of an erased account opens nothing', async () => {
  const { who, lesson } = await enrolled()
  const path = (await lesson('ver')).body.video?.path ?? ''
  const odd = [path.replace('.mp4', '.pdf'), path.replace('/lesson/', '/lesson/x'), '/lesson/x.mp4']
  for (const one of odd) expect((await get(one)).statusCode).toBe(404)
  moment = new Date(moment.getTime() + 25 * 3_600_000)
  expect((await get(path)).statusCode).toBe(404)
  const fresh = (await lesson('ver')).body.video?.path ?? ''
  expect((await get(fresh)).statusCode).toBe(200)
  await server.db.deleteFrom('enrolment').where('user_id', '=', who.profile.id).execute()
  expect((await get(fresh)).statusCode).toBe(404)
})

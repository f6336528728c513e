import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EnrolmentDetail, EnrolmentLesson } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import PlayerPage from './player-page'

const lesson = (id: string, done: boolean): EnrolmentLesson => ({
  id,
  kind: 'text',
  title: { es: `Lección ${id}` },
  minutes: 5,
  done,
  provedMinutes: 0,
  quiz: null,
})
let shown: EnrolmentDetail
let extra: object
let sent: string[]

/** A course of two lessons, one after the other done or not. */
const course = (done: boolean[]): EnrolmentDetail => {
  const lessons = done.map((isDone, at) => lesson(`l${at}`, isDone))
  return {
    id: '019',
    courseId: 'curso',
    kind: 'single',
    title: { es: 'Curso' },
    startedAt: '2026-11-20T09:00:00Z',
    completedAt: null,
    lessons: lessons.length,
    lessonsDone: done.filter(Boolean).length,
    minutes: 10,
    provedMinutes: 0,
    next: lessons.find((one) => !one.done)?.id ?? null,
    certificate: null,
    seat: null,
    centre: null,
    modules: [{ title: { es: 'Parte' }, subject: null, lessons }],
  }
}

beforeEach(() => {
  sent = []
  extra = {}
  setTransport(async ({ method, url }) => {
    if (method !== 'GET') sent.push(`${method} ${url.replace(/^.*\/enrolment/, '')}`)
    const id = /lesson\/(\w+)\//.exec(url)?.[1]
    const body = { id, kind: 'text', body: { es: 'Texto' }, questions: [], quiz: null, ...extra }
    const isLesson = method === 'GET' && id !== undefined
    return { status: 200, headers: {}, data: isLesson ? body : shown }
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function drawn(done: boolean[], at: string) {
  shown = course(done)
  const i18n = await createI18n('es', ['shell', 'errors', 'enrolment'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/019?leccion=${at}`]}>
          <Routes>
            <Route path="/:id" element={<PlayerPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
const VIDEO = { selector: 'video' }
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('what is done and not certified is asked for again on the last lesson', async () => {
  await drawn([true, true], 'l1')
  await screen.findByText(/El certificado llega en cuanto/)
  await press('Terminar el curso')
  await waitFor(() => expect(sent).toContain('POST /019/lesson/l1/done/'))
})

it('the last lesson leads back to what was left out', async () => {
  await drawn([false, true], 'l1')
  await press('Siguiente lección')
  await screen.findByRole('heading', { name: 'Lección l0' })
  expect(sent.filter((one) => one.includes('done'))).toEqual([])
})

it('a video is played and read: a line of its text leads to its moment, and it goes on where it was left', async () => {
  const cues = [
    { from: 0, to: 4000, text: 'Bienvenida' },
    { from: 65_000, to: 70_000, text: 'El precio' },
  ]
  const captions = { es: cues, en: [], ca: [], de: [] }
  extra = { kind: 'video', body: null, video: { path: '/lesson/x.mp4', captions } }
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await drawn([false], 'l0')
  const player = await screen.findByLabelText<HTMLVideoElement>('Lección l0', VIDEO)
  expect(player.getAttribute('src')).toBe('/lesson/x.mp4')
  await press('1:05 El precio')
  expect([player.currentTime, play.mock.calls.length]).toEqual([65, 1])
  fireEvent.timeUpdate(player)
  cleanup()
  await drawn([false], 'l0')
  const again = await screen.findByLabelText<HTMLVideoElement>('Lección l0', VIDEO)
  fireEvent.loadedMetadata(again)
  expect(again.currentTime).toBe(65)
  await press('La he visto')
  await waitFor(() => expect(sent).toContain('POST /019/lesson/l0/done/'))
})

it('a document is opened beside the lesson', async () => {
  extra = { kind: 'file', body: null, file: { path: '/lesson/x.pdf', bytes: 1_540_000 } }
  await drawn([false], 'l0')
  const link = await screen.findByRole('link', { name: 'Abrir el documento (PDF, 1,5 MB)' })
  expect(link.getAttribute('href')).toBe('/lesson/x.pdf')
})

it('a video whose address is over is asked for once more, and no oftener until it plays', async () => {
  const captions = { es: [{ from: 0, to: 4000, text: 'Bienvenida' }], en: [], ca: [], de: [] }
  let read = 0
  setTransport(async ({ method, url }) => {
    const isLesson = method === 'GET' && url.includes('/lesson/')
    if (isLesson) read += 1
    const body = { id: 'l0', kind: 'video', body: null, questions: [], quiz: null, file: null }
    const data = isLesson ? { ...body, video: { captions, path: `/lesson/${read}.mp4` } } : shown
    return { status: 200, headers: {}, data }
  })
  await drawn([false], 'l0')
  const player = await screen.findByLabelText<HTMLVideoElement>('Lección l0', VIDEO)
  fireEvent.error(player)
  await waitFor(() => expect(player.getAttribute('src')).toBe('/lesson/2.mp4'))
  fireEvent.error(player)
  expect(read).toBe(2)
  fireEvent.loadedMetadata(player)
  fireEvent.error(player)
  await waitFor(() => expect(player.getAttribute('src')).toBe('/lesson/3.mp4'))
})

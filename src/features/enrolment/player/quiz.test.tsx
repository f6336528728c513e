import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Language, Lesson } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { Quiz } from './quiz'

const LESSON: Lesson = {
  id: 'prueba',
  kind: 'quiz',
  title: { es: 'Prueba' },
  minutes: 5,
  body: null,
  video: null,
  file: null,
  questions: [
    { id: 'variacion', kind: 'number', text: { es: '¿Cuánto varía el índice?' }, choices: [] },
  ],
  quiz: { best: null, pass: 70, passed: false, triesLeft: 3, nextTryAt: null },
}
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  setTransport(async ({ body }) => {
    sent.push(JSON.parse(String(body?.get('answers'))))
    const quiz = { ...LESSON.quiz, passed: true }
    return { status: 200, headers: {}, data: { score: 100, passed: true, quiz, corrections: [] } }
  })
})
afterEach(cleanup)

async function drawn(lang: Language, lesson = LESSON, onAgain = async () => true) {
  const i18n = await createI18n(lang, ['shell', 'enrolment'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Quiz id="019" lesson={lesson} onAgain={onAgain} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

/** Types letter by letter, as people do: what stands there goes on. */
function type(text: string) {
  const box = screen.getByRole<HTMLInputElement>('textbox')
  for (const letter of text) fireEvent.change(box, { target: { value: box.value + letter } })
  return box.value
}
const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it.each([
  ['es', 'Corregir', '-2,75', -2.75],
  ['es', 'Corregir', '1.250,5', 1250.5],
  ['en', 'Check my answers', '-0.5', -0.5],
] as const)('takes a number as %s writes it: %s %s', async (lang, label, text, number) => {
  await drawn(lang)
  expect(type(text)).toBe(text)
  send(label)
  await screen.findByRole('status')
  expect(sent).toEqual([[{ question: 'variacion', number }]])
})

it('what is no number is not sent as a wrong answer', async () => {
  await drawn('es')
  type('-')
  send('Corregir')
  expect(screen.getByRole('alert').textContent).toBe('Escribe un número')
  expect(sent).toEqual([])
  expect(type('3')).toBe('-3')
  expect(screen.queryByRole('alert')).toBeNull()
  send('Corregir')
  await screen.findByRole('status')
  expect(sent).toEqual([[{ question: 'variacion', number: -3 }]])
})

it('spends no try on questions that were overlooked', async () => {
  const which = { id: 'cual', kind: 'one' as const, text: { en: 'Which?' } }
  const questions = [
    ...LESSON.questions,
    { ...which, choices: [{ id: 'a', text: { en: 'This' } }] },
  ]
  await drawn('en', { ...LESSON, questions })
  send('Check my answers')
  expect(screen.getByRole('alert').textContent).toMatch(/^2 questions have not been answered/)
  expect(sent).toEqual([])
  send('Check them anyway')
  await screen.findByRole('status')
  expect(sent).toHaveLength(1)
})

it('shows the next try once its questions are read, and never those of the last one', async () => {
  const read = Promise.withResolvers<boolean>()
  await drawn('es', LESSON, () => read.promise)
  type('3')
  send('Corregir')
  await screen.findByRole('status')
  send('Volver a probar')
  expect(screen.queryByRole('textbox')).toBeNull()
  read.resolve(true)
  await screen.findByRole('textbox')
})

it('keeps the corrections in sight where the next questions do not come', async () => {
  const read = Promise.withResolvers<boolean>()
  await drawn('es', LESSON, () => read.promise)
  type('3')
  send('Corregir')
  await screen.findByRole('status')
  send('Volver a probar')
  await act(async () => read.resolve(false))
  expect(screen.getByRole('status')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

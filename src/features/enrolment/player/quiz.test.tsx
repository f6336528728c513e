import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Lesson } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { Quiz } from './quiz'

const LESSON = {
  id: 'l1',
  quiz: { best: null, pass: 70, passed: false, triesLeft: 3, nextTryAt: null },
  questions: [
    { id: 'q1', kind: 'number', text: { en: 'How many per cent?' }, choices: [] },
    { id: 'q2', kind: 'one', text: { en: 'Which?' }, choices: [{ id: 'a', text: { en: 'This' } }] },
  ],
} as unknown as Lesson

const sent: unknown[] = []
beforeEach(async () => {
  sent.length = 0
  setTransport(async ({ body }) => {
    sent.push(JSON.parse(String(body?.get('answers'))))
    const data = { passed: false, score: 0, quiz: LESSON.quiz, corrections: [] }
    return { status: 200, headers: {}, data }
  })
  const i18n = await createI18n('en', ['shell', 'enrolment', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Quiz id="e1" lesson={LESSON} onAgain={() => {}} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
})
afterEach(cleanup)

it('a number is typed with its comma', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox')
  // As keys come: what is shown after each is what the next is added to.
  for (const key of '0,5') fireEvent.change(field, { target: { value: field.value + key } })
  expect(field.value).toBe('0,5')
  fireEvent.click(screen.getByRole('radio', { name: 'This' }))
  fireEvent.click(screen.getByRole('button', { name: 'Check my answers' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    { question: 'q1', number: 0.5 },
    { question: 'q2', choices: ['a'] },
  ])
})

it('spends no try on questions that were overlooked', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Check my answers' }))
  expect(screen.getByRole('alert').textContent).toMatch(/^2 questions are not answered/)
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Check them anyway' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

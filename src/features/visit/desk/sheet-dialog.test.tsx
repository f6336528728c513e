import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Visit } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { createQueryClient } from '../../../lib/query-client'
import { setTransport } from '../../../lib/transport'
import SheetDialog from './sheet-dialog'

afterEach(cleanup)

const VISIT = { id: 'v1', people: [], sheets: [], agentName: 'Aina' } as unknown as Visit
const textOf = (title: string) => ({
  language: 'en',
  title,
  agency: [],
  homes: [],
  when: '',
  clauses: [],
  declarations: [],
  textHash: 'a'.repeat(64),
})

it('nothing is signed while the text that was chosen is on its way', async () => {
  const answers: ((title: string) => void)[] = []
  setTransport(
    () =>
      new Promise((resolve) =>
        answers.push((title) => resolve({ status: 200, headers: {}, data: textOf(title) })),
      ),
  )
  const i18n = await createI18n('en', ['shell', 'visit', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <SheetDialog visit={VISIT} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const isOpen = () =>
    !(screen.getByRole('button', { name: i18n.t('visit:sheet.signNow') }) as HTMLButtonElement)
      .disabled
  await expect.poll(() => answers.length).toBe(1)
  expect(isOpen()).toBe(false)
  answers[0]?.('With both clauses')
  await screen.findByRole('heading', { name: 'With both clauses' })
  expect(isOpen()).toBe(true)
  const [first] = screen.getAllByRole('checkbox')
  if (first) fireEvent.click(first)
  await expect.poll(() => answers.length).toBe(2)
  expect([screen.queryByText('With both clauses') !== null, isOpen()]).toEqual([true, false])
  answers[1]?.('With one')
  await screen.findByRole('heading', { name: 'With one' })
  expect(isOpen()).toBe(true)
})

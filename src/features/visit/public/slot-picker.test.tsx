import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { VisitDay } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { SlotPicker } from './slot-picker'

afterEach(cleanup)

/** Two days around the end of summer time: the same clock of the islands, two hours of UTC. */
const DAYS: VisitDay[] = [
  { date: '2026-10-24', slots: ['2026-10-24T08:00:00Z', '2026-10-24T15:30:00Z'] },
  { date: '2026-10-26', slots: ['2026-10-26T09:00:00Z'] },
]
const picked: string[] = []

async function drawn(days: VisitDay[], value: string | null = null) {
  picked.length = 0
  const i18n = await createI18n('en', ['shell', 'visit'])
  render(
    <I18nextProvider i18n={i18n}>
      <SlotPicker days={days} value={value} onPick={(slot) => picked.push(slot)} />
    </I18nextProvider>,
  )
}
const times = () =>
  [...screen.getByRole('group', { name: 'Time' }).querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  )
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

it('shows the hours of the islands, and those of the day that is chosen', async () => {
  await drawn(DAYS)
  expect(times()).toEqual(['10:00', '17:30'])
  fireEvent.click(radio('Monday 26 October'))
  expect(times()).toEqual(['10:00'])
  fireEvent.click(radio('10:00'))
  expect(picked).toEqual(['2026-10-26T09:00:00Z'])
})

it('opens on the day of the time that is taken already', async () => {
  await drawn(DAYS, '2026-10-26T09:00:00Z')
  expect(radio('Monday 26 October').checked).toBe(true)
  expect(radio('10:00').checked).toBe(true)
})

it('falls back to the first day when the chosen one is full', async () => {
  await drawn(DAYS, '2026-10-25T09:00:00Z')
  expect(radio('Saturday 24 October').checked).toBe(true)
  expect(radio('10:00').checked).toBe(false)
})

it('says what to do when nothing is free', async () => {
  await drawn([])
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.getByText(/There are no free times right now/)).toBeDefined()
})

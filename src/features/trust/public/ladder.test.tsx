import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ListingTrust, TrustCheckId } from '../../../../generated/model'
import { createI18n, type Lang, I18nextProvider } from '../../../i18n'
import Ladder from './ladder'

afterEach(cleanup)

const IDS: TrustCheckId[] = [
  'mandate',
  'energy',
  'cadastre',
  'pin',
  'photos',
  'agent',
  'insurance',
  'reports',
]
const trust = (step: number, unmet: TrustCheckId[] = []): ListingTrust => ({
  step,
  checks: IDS.map((id) => ({
    id,
    state: unmet.includes(id) ? 'unmet' : id === 'energy' ? 'none' : 'met',
    on: '2026-11-28',
  })),
})

async function show(what: ListingTrust, lang: Lang = 'es') {
  const i18n = await createI18n(lang, ['trust-public'])
  return render(
    <I18nextProvider i18n={i18n}>
      <Ladder trust={what} />
    </I18nextProvider>,
  )
}
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('shows four groups, and of each check its state, its day and how it is checked', async () => {
  await show(trust(3, ['insurance']))
  expect(screen.getByText('Escalón 3 de 4, uno por cada grupo completo.')).toBeTruthy()
  expect(steps()).toEqual([
    'PapelesEn regla',
    'LugarEn regla',
    'FotosEn regla',
    'Quién la ofreceNo consta',
  ])
  const details = screen.getByRole('group')
  const words = within(details)
    .getAllByRole('definition', { hidden: true })
    .map(({ textContent }) => textContent ?? '')
  expect(words).toHaveLength(8)
  expect(words[1]).toMatch(/^No hace falta, desde el .*2026Se mira que el certificado tenga número/)
  expect(words[6]).toMatch(/^No consta, desde el .*2026Se mira que no haya pasado el último día/)
})

it('a home with stolen photos says why it stays on the first step', async () => {
  await show(trust(1, ['photos']))
  expect(screen.getByText(/Otra agencia mostró antes alguna de sus fotos/)).toBeTruthy()
  cleanup()
  await show(trust(3, ['photos']))
  expect(screen.queryByText(/Otra agencia mostró antes alguna de sus fotos/)).toBeNull()
})

it.each(['en', 'ca', 'de'] as const)('has its words in %s', async (lang) => {
  const { container } = await show(trust(1, ['photos']), lang)
  expect(container.textContent).not.toMatch(/trust-public|check\.|means\.|group\./)
})

it.each(['es', 'en', 'ca', 'de'])('the trust ladder never says "guaranteed", in %s', (lang) => {
  const folders = ['../i18n', 'i18n', '../../../../server/modules/trust/messages']
  for (const folder of folders) {
    const words = readFileSync(path.join(import.meta.dirname, folder, `${lang}.json`), 'utf8')
    expect(words).not.toMatch(/gua?rant|garant|gewähr/i)
  }
})

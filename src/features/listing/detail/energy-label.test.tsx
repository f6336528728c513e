import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { PropertyEnergy } from '../../../../generated/model'
import { createI18n, type Lang, I18nextProvider } from '../../../i18n'
import { EnergyLabel } from './energy-label'

afterEach(cleanup)

async function show(energy: PropertyEnergy, lang: Lang = 'es') {
  const i18n = await createI18n(lang, ['listing', 'property'])
  return render(
    <I18nextProvider i18n={i18n}>
      <EnergyLabel energy={energy} />
    </I18nextProvider>,
  )
}

it('draws the official scale with both pointers, and says it', async () => {
  const { container } = await show({
    status: 'provided',
    consumptionLetter: 'D',
    consumptionKwh: 142,
    emissionsLetter: 'E',
    emissionsKg: 31,
  })
  expect(
    screen.getByRole('img', {
      name: 'Consume 142 kWh/m² al año (letra D). Emite 31 kg de CO₂/m² al año (letra E).',
    }),
  ).toBeTruthy()
  const fills = [...container.querySelectorAll('path[fill^="#"]')].map((path) =>
    path.getAttribute('fill'),
  )
  expect(fills).toEqual([
    '#00a651',
    '#50b848',
    '#bfd730',
    '#fff200',
    '#fdb913',
    '#f37021',
    '#ed1c24',
    '#221a26',
    '#221a26',
  ])
})

it('shows a letter without a figure, and no pointer where nothing is known', async () => {
  const { container } = await show({ status: 'provided', consumptionLetter: 'A' }, 'de')
  expect(screen.getByRole('img', { name: 'Verbrauch: Klasse A.' })).toBeTruthy()
  expect(container.querySelectorAll('path[fill="#221a26"]')).toHaveLength(1)
})

it.each([
  ['in_process', 'El certificado está en trámite.'],
  ['exempt', 'Exento de certificado.'],
  ['pending', 'El certificado está pendiente.'],
] as const)('is grey and says so when it is %s', async (status, words) => {
  const { container } = await show({ status })
  expect(screen.getByRole('img', { name: words })).toBeTruthy()
  expect(container.querySelector('path[fill="#00a651"]')).toBeNull()
})

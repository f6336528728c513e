import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../i18n'
import { Delay } from './delay'

afterEach(cleanup)

const HOST = { host: 'fotos.example', homes: 130, until: '2026-01-15T15:40:00Z' }
const LANGUAGES = {
  es: [
    'Espera su turno: antes se está leyendo otro archivo.',
    'Faltan fotos de 132 inmuebles; llegan solas.',
    'fotos.example no responde: las fotos de 130 inmuebles se piden de nuevo a partir del 15/01/2026 16:40.',
    'Faltan fotos de 1 inmueble; llegan solas.',
  ],
  en: [
    'Waiting its turn: another file is being read first.',
    'Photos of 132 properties are still to come; they arrive automatically.',
    'fotos.example is not responding: the photos of 130 properties will be requested again from 15/01/2026 16:40.',
    'Photos of 1 property are still to come; they arrive automatically.',
  ],
  ca: [
    'Espera el seu torn: abans es llegeix un altre fitxer.',
    'Falten fotos de 132 immobles; arriben soles.',
    'fotos.example no respon: les fotos de 130 immobles es tornen a demanar a partir del 15/01/2026 16:40.',
    'Falten fotos de 1 immoble; arriben soles.',
  ],
  de: [
    'Wartet, bis es an der Reihe ist: Zuerst wird eine andere Datei gelesen.',
    'Fotos von 132 Immobilien fehlen noch; sie kommen von selbst.',
    'fotos.example antwortet nicht: Die Fotos von 130 Immobilien werden ab 15/01/2026 16:40 erneut angefragt.',
    'Fotos von 1 Immobilie fehlen noch; sie kommen von selbst.',
  ],
} as const

it.each(Object.entries(LANGUAGES))(
  'says what it waits for in words (%s)',
  async (language, [turn, pictures, host, one]) => {
    const i18n = await createI18n(language as 'es', ['import'])
    const shown = (delay: Parameters<typeof Delay>[0]['delay']) => {
      cleanup()
      render(
        <I18nextProvider i18n={i18n}>
          <Delay delay={delay} />
        </I18nextProvider>,
      )
      return within(screen.getByRole('status'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    }
    expect(shown({ turn: true, homes: 0, hosts: [] })).toEqual([turn])
    expect(shown({ turn: false, homes: 132, hosts: [HOST] })).toEqual([pictures, host])
    expect(shown({ turn: false, homes: 1, hosts: [] })).toEqual([one])
  },
)

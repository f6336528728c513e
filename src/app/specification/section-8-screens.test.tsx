import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FiguresPanel } from '../../features/analytics/figures/figures-panel'
import { SearchFailed } from '../../features/listing/search/search-failed'
import SearchesPage from '../../features/search/list/searches-page'
import SaveView from '../../features/view/save-view'
import { OpinionForm } from '../../features/visit/public/opinion-form'
import type { VisitPage } from '../../../generated/model'
import { useListSavedSearches } from '../../../generated/api/search/search'
import { BASE_NAMESPACES, createI18n, LANGS, type Lang } from '../../i18n'
import { clearMessage } from '../../lib/message'
import { createQueryClient } from '../../lib/query-client'
import { clearSession } from '../../lib/session'
import { setTransport, type WireReply } from '../../lib/transport'
import { MessageBar } from '../message-bar'
import { Providers } from '../providers'

/**
 * The catalogue's own sentences (specification, section 8) in the four languages; the Spanish ones
 * are the specification's.
 */
const WORDS = {
  refused: {
    es: 'Acceso no autorizado',
    en: 'Access not authorised',
    ca: 'Accés no autoritzat',
    de: 'Zugriff nicht erlaubt',
  },
  read: {
    es: 'Error al consultar los datos',
    en: 'The data could not be loaded',
    ca: 'Error en consultar les dades',
    de: 'Fehler beim Abrufen der Daten',
  },
  saved: {
    es: 'Error al guardar los datos',
    en: 'The data could not be saved',
    ca: 'Error en desar les dades',
    de: 'Fehler beim Speichern der Daten',
  },
  wrong: {
    es: 'Algo ha ido mal, inténtalo más tarde',
    en: 'Something went wrong, please try again later',
    ca: 'Alguna cosa ha anat malament, torna-ho a provar més tard',
    de: 'Etwas ist schiefgelaufen, bitte später erneut versuchen',
  },
} satisfies Record<string, Record<Lang, string>>
const WAY = {
  retry: { es: 'Reintentar', en: 'Try again', ca: 'Torna-ho a provar', de: 'Erneut versuchen' },
  back: { es: 'Volver', en: 'Back', ca: 'Torna', de: 'Zurück' },
  signIn: { es: 'Entrar', en: 'Sign in', ca: 'Entra', de: 'Anmelden' },
} satisfies Record<string, Record<Lang, string>>
/**
 * A sentence of the server's own, which knows the language of the request and is shown as it comes.
 */
const OWN = 'Cerrado hasta las doce'
type Said = (lang: Lang) => string
const always =
  (text: string): Said =>
  () =>
    text

let answer: WireReply | null = null
let asked = 0
beforeEach(() => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(2)
  clearMessage()
  clearSession()
  asked = 0
  setTransport(() => {
    asked += 1
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('Network Error'))
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Words and late code are at hand: what is tried here is what is said, not when it comes. */
const speaking = (lang: Lang) =>
  createI18n(lang, [...BASE_NAMESPACES, 'search', 'analytics', 'view', 'visit', 'public-forms'])
beforeAll(() => import('../message-card'))

async function show(element: ReactNode, lang: Lang): Promise<void> {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          {element}
          <MessageBar />
        </>
      ),
    },
  ])
  render(
    <Providers client={createQueryClient()} i18n={await speaking(lang)}>
      <RouterProvider router={router} />
    </Providers>,
  )
}
const reply = (status: number | null, body: unknown = {}): WireReply | null =>
  status === null ? null : { status, headers: {}, data: body }
/** Every language but Spanish shows no sentence of the catalogue in Spanish. */
const showsNoSpanish = (lang: Lang): void => {
  if (lang !== 'es')
    for (const { es } of Object.values(WORDS)) expect(document.body.textContent).not.toContain(es)
}

/** A public list that is drawn by hand, as the search and the home are. */
function PublicList() {
  const { error, refetch } = useListSavedSearches({ request: { silent: true } })
  return error && <SearchFailed error={error} onRetry={() => void refetch()} />
}

/**
 * Reads: a whole list, a panel of a page, a public list. `isPage`: there is a page before it to go
 * back to.
 */
const READS: [name: string, element: ReactNode, isPage: boolean][] = [
  ['a list of the desk', <SearchesPage key="list" />, true],
  [
    'a panel',
    <FiguresPanel key="panel" propertyId="0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b" />,
    false,
  ],
]
const ROWS: [
  row: string,
  status: number | null,
  body: unknown,
  said: Said,
  way: keyof typeof WAY,
][] = [
  ['1 error', 422, { error: OWN, message: 'x', detail: 'x' }, always(OWN), 'retry'],
  ['1 error of a 400', 400, { error: OWN }, always(OWN), 'back'],
  ['2 message', 422, { message: OWN }, always(OWN), 'retry'],
  [
    '2 message, translated for GET',
    422,
    { message: WORDS.refused.es },
    (lang) => WORDS.refused[lang],
    'retry',
  ],
  ['2 message before 403', 403, { message: OWN }, always(OWN), 'back'],
  ['4 no right', 403, {}, (lang) => WORDS.refused[lang], 'back'],
  ['5 a wrong question', 400, { limit: 'x' }, (lang) => WORDS.read[lang], 'back'],
  [
    '6 not acceptable',
    406,
    { detail: 'formato' },
    (lang) => `${WORDS.saved[lang]}: formato`,
    'back',
  ],
  ['6 without a detail', 406, {}, (lang) => WORDS.saved[lang], 'back'],
  ['7 anything else', 418, { detail: 'x' }, (lang) => WORDS.wrong[lang], 'retry'],
  ['7 no answer', null, null, (lang) => WORDS.wrong[lang], 'retry'],
  ['2 nobody is signed in', 401, { message: OWN }, always(OWN), 'signIn'],
]

/**
 * The rows that a surface is tried with in a language: every second or third of them, begun
 * elsewhere for each, so that any two of row, surface and language meet. TESTS=all: every one.
 */
const tried = <Row,>(rows: Row[], share: number, surface: number, lang: Lang): Row[] =>
  rows.filter(
    (_row, at) =>
      process.env['TESTS'] === 'all' || (at + surface + LANGS.indexOf(lang)) % share === 0,
  )

describe.each(LANGS)('the catalogue of reads in %s', (lang) => {
  describe.each(READS)('on %s', (name, element, isPage) => {
    const surface = READS.findIndex(([one]) => one === name)
    test.each(tried(ROWS, 3, surface, lang))('row %s', async (_row, status, body, said, way) => {
      answer = reply(status, body)
      await show(element, lang)
      const alert = await screen.findByRole('alert')
      await waitFor(() => expect(alert.textContent).toContain(said(lang)))
      expect(alert.textContent).not.toMatch(/:\s*$/)
      showsNoSpanish(lang)
      const offered = [...alert.querySelectorAll('button, a')].map((one) => one.textContent)
      expect(offered).toEqual(way === 'back' && !isPage ? [] : [WAY[way][lang]])
    })
  })

  test.each(tried(ROWS, 3, READS.length, lang))(
    'on a public list, row %s',
    async (_row, status, body, said) => {
      answer = reply(status, body)
      await show(<PublicList />, lang)
      expect((await screen.findByRole('alert')).textContent).toContain(said(lang))
      showsNoSpanish(lang)
    },
  )
})

test('the way on does what it says', async () => {
  answer = reply(418)
  await show(<SearchesPage />, 'es')
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(asked).toBe(2))
  cleanup()

  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  answer = reply(403)
  await show(<SearchesPage />, 'es')
  fireEvent.click(await screen.findByRole('button', { name: 'Volver' }))
  expect(back).toHaveBeenCalledOnce()
  cleanup()

  answer = reply(401, { message: 'Inicia sesión para continuar' })
  await show(<SearchesPage />, 'de')
  expect((await screen.findByRole('link', { name: 'Anmelden' })).getAttribute('href')).toBe(
    '/?login=1',
  )
})

test('old data stay, and the band above them says what the catalogue says', async () => {
  answer = reply(200, { items: [] })
  const client = createQueryClient()
  const router = createMemoryRouter([{ path: '*', element: <SearchesPage /> }])
  render(
    <Providers client={client} i18n={await speaking('en')}>
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByRole('heading', { level: 2 })
  answer = reply(403)
  await client.refetchQueries()
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('Access not authorised'),
  )
})

const VISIT = { kind: 'feedback', said: null } as unknown as VisitPage
const submit = (): void => document.querySelector('form')?.requestSubmit()
const WRITES: [name: string, element: ReactNode, send: () => Promise<void>][] = [
  [
    'a dialog of the desk',
    <SaveView key="view" list="property" query={{}} columns={[]} onClose={() => undefined} />,
    async () => {
      fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Mi vista' } })
      submit()
    },
  ],
  [
    'a public form',
    <OpinionForm key="opinion" page={VISIT} token="t" />,
    async () => {
      const [lowest] = await screen.findAllByRole<HTMLInputElement>('radio')
      if (lowest) fireEvent.click(lowest)
      submit()
    },
  ],
]
const WRITE_ROWS: [row: string, status: number | null, body: unknown, said: Said][] = [
  ['1 error', 422, { error: OWN, message: 'x', detail: 'x' }, always(OWN)],
  ['1 error of a 400, which is no list of fields', 400, { error: OWN, name: 'x' }, always(OWN)],
  ['2 message', 422, { message: OWN, detail: 'x' }, always(OWN)],
  ['2 message of a 400, which is no list of fields', 400, { message: OWN, name: 'x' }, always(OWN)],
  ['3 detail', 406, { detail: OWN }, always(OWN)],
  ['4 no right', 403, {}, (lang) => WORDS.refused[lang]],
  ['5 nothing that is a field', 400, {}, (lang) => WORDS.saved[lang]],
  ['6 without a detail', 406, {}, (lang) => WORDS.saved[lang]],
  ['7 anything else', 418, {}, (lang) => WORDS.wrong[lang]],
  ['7 no answer', null, null, (lang) => WORDS.wrong[lang]],
]

describe.each(LANGS)('the catalogue of writes in %s', (lang) => {
  describe.each(WRITES)('on %s', (name, element, send) => {
    const surface = WRITES.findIndex(([one]) => one === name)
    test.each(tried(WRITE_ROWS, WRITES.length, surface, lang))(
      'row %s',
      async (_row, status, body, said) => {
        answer = reply(status, body)
        await show(element, lang)
        await send()
        // A dialog says it again to who hears the page, which is hidden from them behind it.
        const told = await screen.findByText(said(lang), {
          exact: true,
          ignore: 'script, style, .spoken',
        })
        expect(told.closest('[role=alert]')).not.toBeNull()
        showsNoSpanish(lang)
      },
    )
  })
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Referral } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport } from '../../../lib/transport'
import ReferralPage from '../detail/referral-page'

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const HOMES = ['A-1', 'B-2'].map((ref, at) => ({ id: `home-${at}`, ref, town: 'Sóller', price: 1 }))
const TRANSFER = {
  name: 'Pep Coll',
  taxId: '12345678Z',
  iban: 'ES9121000418450200051332',
  amount: 255_150,
  reference: 'RF18',
  qr: '',
  modules: 1,
}
let shown: Partial<Referral>
let sent: FormData[]
let asked: string[]
let client: QueryClient

const referral = () => ({
  id: ID,
  number: 'R-ABCDEF',
  side: 'agency',
  state: 'contacted',
  agency: { id: ID, name: 'Portal Vell' },
  place: 'Sóller',
  photos: [],
  steps: [],
  suggested: [],
  version: 3,
  ...shown,
})
const answers: Record<string, () => { status: number; data: unknown }> = {
  POST: () => ({ status: 409, data: { message: 'Ha cambiado', current: referral() } }),
  GET: () => ({ status: 200, data: referral() }),
}

beforeEach(async () => {
  sent = []
  asked = []
  shown = {}
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  setSession({ ...EMPTY_PROFILE, token: 't', id: ID, role: 'ADMIN' })
  setTransport(async ({ method, url, body }) => {
    if (body) sent.push(body)
    else asked.push(url)
    if (url.includes('/property/')) {
      const items = HOMES.filter(({ ref }) => !url.includes('q=') || url.includes(ref))
      return { status: 200, headers: {}, data: { items, total: items.length } }
    }
    return { headers: {}, ...(answers[method]?.() ?? { status: 404, data: {} }) }
  })
})
afterEach(() => {
  cleanup()
  clearSession()
})

async function drawn() {
  const i18n = await createI18n('es', ['shell', 'errors', 'forms', 'referral'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/${ID}`]}>
          <Routes>
            <Route path="/:id" element={<ReferralPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
/** As if somebody had done something else to it meanwhile. */
const readAgain = async (change: Partial<Referral>) => {
  shown = { ...shown, ...change }
  await act(() => client.invalidateQueries())
}

it('a reason that is being typed stays while the referral goes on elsewhere', async () => {
  await drawn()
  await press('No seguimos')
  const box = await (await dialog()).findByRole('textbox')
  fireEvent.change(box, { target: { value: 'Ya ha vendido' } })
  await readAgain({ state: 'visited', version: 4 })
  await waitFor(() => expect(screen.queryByText('Hemos visto el inmueble')).toBeNull())
  expect((await dialog()).getByRole('textbox')).toHaveProperty('value', 'Ya ha vendido')
  fireEvent.click((await dialog()).getByRole('button', { name: 'No seguimos' }))
  await waitFor(() => expect(sent.map((body) => body.get('version'))).toEqual(['4']))
})

it('a home that is chosen stays in sight while another is looked for', async () => {
  await drawn()
  await press('Firmó el encargo')
  fireEvent.click(await (await dialog()).findByRole('radio', { name: /A-1/ }))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'B-2' } })
  await waitFor(() => expect(asked.at(-1)).toContain('B-2'))
  await (await dialog()).findByRole('radio', { name: /B-2/ })
  expect((await dialog()).getByRole('radio', { name: /A-1/ })).toHaveProperty('checked', true)
})

it('who is paid is read again where it changed before it was said', async () => {
  shown = { state: 'due', transfer: TRANSFER, payout: { net: 255_150 } as Referral['payout'] }
  await drawn()
  await press('Ya he pagado')
  await (await dialog()).findByText(/2\.551,50 € a Pep Coll, cuenta que acaba en 1332/)
  await readAgain({ version: 4, transfer: { ...TRANSFER, name: 'Tomeu Riera' } })
  const send = (await dialog()).getByRole('button', { name: 'Ya he pagado' })
  fireEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map((body) => body.get('version'))).toEqual(['3'])
})

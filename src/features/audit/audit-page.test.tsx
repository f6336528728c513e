import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AUDITED } from '../../../generated/audit'
import type { AuditCheck, AuditLine } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { LANGS } from '../../i18n/language'
import { EMPTY_PROFILE, setSession } from '../../lib/session'
import { setTransport } from '../../lib/transport'
import AuditPage from './audit-page'

const LINE: AuditLine = {
  id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b',
  number: 2,
  at: '2026-11-29T08:00:00Z',
  actorId: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4c',
  actorName: 'Aina Ferrer',
  keyId: null,
  keyName: null,
  operation: 'updateUser',
  kind: 'user',
  subjectId: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4d',
  subjectName: 'Biel Mas',
  outcome: 'done',
  changes: [
    { field: 'role', values: ['STAFF'] },
    { field: 'language', values: ['es'] },
    { field: 'permissions.publish', values: ['true'] },
    { field: 'branch_id', values: ['0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4e'] },
    { field: 'kyero.level', values: ['3.8'] },
    { field: 'first_name', values: [] },
  ],
  hash: '0'.repeat(64),
}
const WHOLE: AuditCheck = { whole: true, first: 1, last: 2, brokenAt: null, fault: null }
let lines: AuditLine[]
let check: AuditCheck
const asked: string[] = []

beforeEach(() => {
  lines = [LINE]
  check = WHOLE
  asked.length = 0
  setTransport(async ({ url }) => {
    asked.push(url)
    const list = url?.includes('/user/') ? { items: [], total: 0 } : { items: lines, next: null }
    return { status: 200, headers: {}, data: url?.includes('check') ? check : list }
  })
})
afterEach(cleanup)

async function drawn(role: 'ADMIN' | 'STAFF' = 'ADMIN', at = '/'): Promise<void> {
  setSession({ ...EMPTY_PROFILE, token: 't', role })
  const i18n = await createI18n('es', ['shell', 'errors', 'audit'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[at]}>
          <AuditPage />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

it('says who did what to whom, with the codes that were sent, and that the log is whole', async () => {
  await drawn()
  await screen.findByText('Aina Ferrer')
  screen.getByText('Cambió los datos o permisos de una persona: Biel Mas')
  screen.getByText(
    'Función: Agente · Idioma de su pantalla: Español · Publicar sus inmuebles: sí · kyero.level: 3.8',
  )
  screen.getByText('29/11/2026 09:00')
  await screen.findByText('El registro está completo: líneas 1 a 2.')
  expect(screen.queryByText('Denegado', { selector: '.ui-status' })).toBeNull()
})

it('marks what was refused, what a key did, and who is gone', async () => {
  lines = [{ ...LINE, actorName: null, keyId: LINE.id, keyName: 'Web', outcome: 'refused' }]
  await drawn()
  await screen.findByText('Denegado', { selector: '.ui-status' })
  screen.getByText('Alguien que ya no está')
  screen.getByText(/por la clave Web/)
})

it('names the line that breaks the chain', async () => {
  check = { whole: false, first: 1, last: 1, brokenAt: 2, fault: 'changed' }
  await drawn()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'La línea 2 no dice lo que decía',
  )
})

it('asks for what its filters say, and says so where nothing fits', async () => {
  lines = []
  await drawn()
  await screen.findByText('Nada por ahora')
  fireEvent.change(screen.getByLabelText('Tema'), { target: { value: 'key' } })
  await screen.findByText('Nada con estos filtros')
  expect(asked.at(-1)).toContain('subject=key')
})

it('leaves out of an address what is no filter', async () => {
  await drawn('ADMIN', '/?tema=nada&resultado=x&quien=yo&dia=ayer')
  await screen.findByText('Aina Ferrer')
  expect(asked.filter((url) => url.includes('?') && url.includes('/audit/'))).toEqual([])
})

it('is for those who lead the agency alone', async () => {
  await drawn('STAFF')
  screen.getByText('El registro lo ve quien dirige la agencia.')
  expect(asked).toEqual([])
})

it.each(LANGS)('each act and each subject has its words: %s', async (lang) => {
  const i18n = await createI18n(lang, ['audit'])
  const keys = Object.entries(AUDITED).flatMap(([act, kind]) => [`act.${act}`, `kind.${kind}`])
  expect(keys.filter((key) => !i18n.exists(key, { ns: 'audit' }))).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { findRun } from './intake.repository.ts'
import { batchesAfter } from './rows-file.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('erases a person from files that wait, so that no later run brings them back', async () => {
  const { token } = await server.register()
  const { body: made } = await server.call('createContact', {
    token,
    body: {
      person: { firstName: 'Aina', lastName: 'Borrada' },
      reach: { phones: [{ number: '600112233' }], emails: [{ address: 'aina@borrada.example' }] },
    },
  })
  const text =
    'Nombre;Apellidos;Móvil;Correo;Notas\nAina;Borrada;+34 600 11 22 33;;\n' +
    'Biel;Mas;600112244;;Pregunta por AINA@borrada.example\nAina;Borrada;;;sin teléfono\n' +
    'Aina;Borrada;600998877;;otra\n'
  const { body: waiting } = await server.call('createIntake', {
    token,
    files: [
      { field: 'file', filename: 'clientes.csv', mime: 'text/csv', content: Buffer.from(text) },
    ],
  })
  await server.call('eraseContact', {
    token,
    params: { id: made.id },
    body: { version: made.version, confirm: true },
  })
  await server.runJobs()
  const key = (await findRun(server.db, waiting.id))?.file_key ?? ''
  const kept: unknown[] = []
  for await (const batch of batchesAfter(server.deps.files, key, 0, 250))
    kept.push(
      ...batch.map(({ row }) => ('cells' in row ? row.cells.join('|').replace(/\|+$/, '') : '')),
    )
  // Hers by phone, one that names her address, hers by name alone; a namesake with a phone of their
  // own stays.
  expect(kept).toEqual(['', '', '', 'Aina|Borrada|600998877||otra'])
  const { columns } = (await server.call('getIntake', { token, params: { id: waiting.id } })).body
  expect(columns.map(({ samples }: { samples: string[] }) => samples)).toEqual([
    ['Aina'],
    ['Borrada'],
    ['600998877'],
    [],
    ['otra'],
  ])
  const stored: string[] = []
  for await (const { key: one } of server.deps.files.list('intake'))
    if (one.includes(waiting.id)) stored.push(one)
  expect(stored).toEqual([key])
})

import { expect, it } from 'vitest'
import { openContacts } from '../read.ts'
import { everythingIn } from '../said.fixture.ts'
import { workbook, zip } from '../../../../formats/table/sheet.fixture.ts'

it('reads a workbook: texts, numbers and days', async () => {
  const { reading, people, rows } = await everythingIn(
    workbook([
      ['Nombre', 'Apellidos', 'Móvil', 'CP', 'Fecha de nacimiento', 'Observaciones'],
      ['Núria', 'Peña & Riu', 600112233, 7100, new Date('1980-03-07'), 'Sí'],
      ['', '', '', '', '', ''],
      ['Biel', 'Mas', '600 11 22 44', '', '', ''],
    ]),
  )
  expect(reading).toMatchObject({ format: 'xlsx', encoding: null })
  expect(people.map(({ input }) => input.person.firstName)).toEqual(['Núria', 'Biel'])
  expect(people[0]?.input).toMatchObject({
    person: { lastName: 'Peña & Riu', birthDate: '1980-03-07' },
    reach: { phones: [{ number: '+34600112233' }], postalCode: '07100' },
  })
  expect(rows.map(({ line }) => line)).toEqual([2, 4])
})

it.each([
  ['more than we read', () => zip({ 'xl/workbook.xml': Buffer.alloc(130 * 1024 * 1024) })],
  ['more than it says', () => zip({ 'xl/workbook.xml': Buffer.alloc(3 * 1024 * 1024) }, 100)],
])('refuses a bomb that unpacks to %s', async (_what, make) => {
  await expect(openContacts(make())).rejects.toMatchObject({ key: 'sheetTooLarge' })
})

it('goes by the directory, whatever stands before a part', async () => {
  const bytes = workbook([['Nombre'], ['Biel']])
  // The size that the first part claims by itself: 4 GB, packed and unpacked.
  bytes.writeUInt32LE(0xffffffff, 18)
  bytes.writeUInt32LE(0xffffffff, 22)
  const { people } = await everythingIn(bytes)
  expect(people.map(({ input }) => input.person.firstName)).toEqual(['Biel'])
})

it('refuses one text that is told in too many cells', async () => {
  const text = 'a'.repeat(8000)
  const rows = Array.from({ length: 80 }, () => Array.from({ length: 100 }, () => text))
  await expect(openContacts(workbook([['Nombre'], ...rows]))).rejects.toMatchObject({
    key: 'sheetTooLarge',
  })
})

it.each([
  ['a ZIP that is no workbook', 'zipFile', zip({ 'a.txt': 'x' })],
  ['a cut one', 'brokenSheet', workbook([['Nombre'], ['Aina']]).subarray(0, 700)],
])('refuses %s in words', async (_what, key, bytes) => {
  await expect(openContacts(bytes)).rejects.toMatchObject({ key })
})

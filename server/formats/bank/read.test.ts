import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { norma43 } from './norma43.fixture.ts'
import { readStatements } from './read.ts'

const read = (bytes: Buffer | string) => readStatements(Buffer.from(bytes), [])
const refused = (bytes: Buffer | string) =>
  read(bytes).then(
    () => 'taken',
    ({ reason, line }: { reason: string; line: number }) => [reason, line],
  )

const NOVEMBER = {
  name: 'PORTAL VELL SL',
  from: '2026-11-01',
  to: '2026-11-21',
  opening: 100_000,
  entries: [
    { on: '2026-11-20', amount: 1_125_300, text: 'NORD PROPERTIES SL FRA PV-2026-000142' },
    { on: '2026-11-18', amount: -8470, text: 'RECIBO ENDESA ENERGÍA', reference: 'P26CON041187' },
  ],
}

/**
 * Read besides, and not kept here since they are AGPL: test.n43 and testmulti.n43 of OCA/l10n-spain,
 * l10n_es_account_statement_import_n43. Both are taken; their 88 counts one record less and one more
 * than they have.
 */
describe('Norma 43', () => {
  const file = norma43([NOVEMBER])
  /** The file with one line written anew. */
  const with_ = (at: number, write: (line: string) => string) =>
    Buffer.from(
      file
        .toString('latin1')
        .split('\r\n')
        .map((line, index) => (index === at ? write(line) : line))
        .join('\r\n'),
      'latin1',
    )
  it('is an account by its IBAN, with days, amounts, texts and balances', async () => {
    const { format, statements } = await read(file)
    expect([format, statements]).toEqual([
      'norma43',
      [
        {
          iban: 'ES9121000418450200051332',
          name: 'PORTAL VELL SL',
          from: '2026-11-01',
          to: '2026-11-21',
          opening: 100_000,
          closing: 1_216_830,
          countOff: false,
          entries: [
            expect.objectContaining({
              bookedOn: '2026-11-20',
              amount: 1_125_300,
              text: 'NORD PROPERTIES SL FRA PV-2026-000142',
              reference: null,
            }),
            expect.objectContaining({
              amount: -8470,
              text: 'RECIBO ENDESA ENERGÍA',
              reference: 'P26CON041187',
            }),
          ],
        },
      ],
    ])
  })
  it('goes on with a word that one text of 38 columns breaks', async () => {
    const text = `${'TRANSFERENCIA DE NORD PROPERTIES FRA PV-2026-000142'.padEnd(76)}GRACIAS`
    const { statements } = await read(
      norma43([{ ...NOVEMBER, entries: [{ on: '2026-11-20', amount: 5, text }] }]),
    )
    expect(statements[0]?.entries[0]?.text).toBe(
      'TRANSFERENCIA DE NORD PROPERTIES FRA PV-2026-000142 GRACIAS',
    )
  })
  it.each([
    [
      'an amount that 33 does not sum',
      with_(1, (line) => line.replace('1125300', '1125301')),
      ['sums', 6],
    ],
    [
      'an entry that went the other way',
      with_(3, (line) => line.replace('040071', '040072')),
      ['sums', 6],
    ],
    [
      'a last balance that does not follow',
      with_(5, (line) => line.replace('1216830', '1216831')),
      ['sums', 6],
    ],
    ['another account in 33', with_(5, (line) => line.replace('332100', '332101')), ['sums', 6]],
    ['a count that is out by two', norma43([NOVEMBER], 8), ['count', 0]],
    ['a day that is none', with_(1, (line) => line.replaceAll('261120', '261131')), ['date', 2]],
    ['another currency', with_(0, (line) => line.replace('9783', '8403')), ['currency', 1]],
    ['letters in an amount', with_(1, (line) => line.replace('1125300', '11253O0')), ['amount', 2]],
    ['a record nobody knows', with_(2, () => '77'), ['record', 3]],
    ['an end that is missing', with_(6, () => ''), ['cut', 0]],
    ['something after the end', with_(7, () => '22'), ['record', 8]],
  ])('with %s it is refused whole', async (_what, bytes, why) => {
    expect(await refused(bytes)).toEqual(why)
  })
  it('may count itself in 88: banks do not agree', async () => {
    expect((await read(norma43([NOVEMBER], 7))).statements[0]?.countOff).toBe(true)
  })
})

describe('CAMT.053', () => {
  const foreign = (name: string) => readFileSync(join(import.meta.dirname, 'foreign', name), 'utf8')
  it('of version 2 has a statement an account or day, with who and why', async () => {
    const { statements } = await read(foreign('genkgo-camt053-v2-multi.xml'))
    expect(statements.map(({ opening, closing }) => [opening, closing])).toEqual([
      [1815, 2700],
      [2700, 2000],
    ])
    expect(statements[1]?.entries).toEqual([
      {
        bookedOn: '2014-12-31',
        valueOn: '2015-01-02',
        amount: -700,
        text: 'Transaction Description 2',
        reference: '000000002',
        party: 'Company Name 2',
        iban: 'NL56AGDH9619008421',
      },
    ])
  })
  it('of version 8 has names and states elsewhere; a balance in another currency is none', async () => {
    const { statements } = await read(foreign('genkgo-camt053-v8.xml'))
    expect(statements[0]).toMatchObject({
      iban: 'NL26VAYB8060476890',
      name: 'FINPETROL',
      opening: 1815,
      closing: null,
      entries: [{ amount: 885, party: 'NAME NAME', iban: 'NL56AGDH9619008421' }],
    })
  })
  const two = foreign('genkgo-camt053-v2-multi.xml')
  it.each([
    ['an amount that the balances do not bear', two.replace('>8.85<', '>8.86<'), 'sums'],
    ['a thousandth of a euro', two.replace('>8.85<', '>8.855<'), 'amount'],
    ['another currency', two.replaceAll('"EUR">8.85', '"SEK">8.85'), 'currency'],
    ['no account', two.replaceAll('NL26VAYB8060476890', 'NL27VAYB8060476890'), 'account'],
    ['an end that is missing', two.slice(0, -40), 'xml'],
    ['a DTD', two.replace('<Document', '<!DOCTYPE a><Document'), 'xml'],
  ])('with %s it is refused whole', async (_what, xml, reason) => {
    expect(await refused(xml)).toEqual([reason, expect.any(Number)])
  })
  it('of some size lets others have their turn while it is read', async () => {
    let turns = 0
    let reading = true
    const others = (): void => {
      turns += 1
      if (reading) setImmediate(others)
    }
    setImmediate(others)
    const empty = '<Ntry><Amt/></Ntry>'.repeat(30_000)
    expect(await refused(two.replace('<Ntry>', `${empty}<Ntry>`))).toEqual([
      'date',
      expect.any(Number),
    ])
    reading = false
    expect(turns).toBeGreaterThan(5)
  })
  it('leaves out what is not booked yet', async () => {
    const waiting = two.replace('<Sts>BOOK</Sts>', '<Sts>PDNG</Sts>').replace('>27.00<', '>18.15<')
    expect((await read(waiting)).statements[0]?.entries).toEqual([])
  })
})

describe('a table', () => {
  const csv = (rows: string) => `Cuenta;ES91 2100 0418 4502 0005 1332\n\n${rows}`
  it('has columns by their names, amounts with points and commas, balances that follow', async () => {
    const { format, statements, columns } = await read(
      csv(
        'Fecha;Fecha valor;Concepto;Importe;Saldo\n' +
          '20/11/2026;20/11/2026;NORD FRA PV-2026-000142;11.253,00 €;12.168,30\n' +
          '18/11/26;18/11/2026;"RECIBO ENDESA; LUZ";-84,70;915,30\n',
      ),
    )
    expect([format, columns.map(({ field }) => field)]).toEqual([
      'csv',
      ['booked', 'valued', 'text', 'amount', 'balance'],
    ])
    expect(statements[0]).toMatchObject({
      iban: null,
      from: '2026-11-18',
      to: '2026-11-20',
      opening: 100_000,
      closing: 1_216_830,
      entries: [{ amount: 1_125_300 }, { amount: -8470, text: 'RECIBO ENDESA; LUZ' }],
    })
  })
  it('may have what went out and came in apart, in English', async () => {
    const { statements } = await read(
      'Date,Description,Debit,Credit\n2026-11-20,Nord,,"11,253.00"\n2026-11-18,Endesa,84.70,\n',
    )
    expect(statements[0]?.entries.map(({ amount }) => amount)).toEqual([1_125_300, -8470])
  })
  it('whose columns nobody knows is asked about, and read as one is told', async () => {
    const text = 'A;B;C\n20/11/2026;Nord;12,50\n'
    expect((await read(text)).statements).toEqual([])
    const told = await readStatements(Buffer.from(text), [
      { column: 0, field: 'booked' },
      { column: 1, field: 'party' },
      { column: 2, field: 'amount' },
    ])
    expect(told.statements[0]?.entries).toEqual([
      expect.objectContaining({ bookedOn: '2026-11-20', party: 'Nord', amount: 1250 }),
    ])
  })
  it.each([
    ['Fecha;Importe\n31/02/2026;1,00\n', ['date', 2]],
    ['Fecha;Importe\n01/02/2026;uno\n', ['amount', 2]],
    ['Fecha;Importe\n01/02/2026;3,20\n02/02/2026;10.5\n', ['amount', 3]],
    ['Fecha;Importe\n01/02/2026;3,20\n02/02/2026;1234.56\n', ['amount', 3]],
    ['Fecha;Importe\n01/02/2026;1.234,20\n02/02/2026;1.234.567,00\n', 'taken'],
    ['Fecha;Importe\n01/02/0000;1,00\n', ['date', 2]],
    ['Fecha;Importe\n31/12/9999;1,00\n', ['date', 2]],
    ['Fecha;Importe\n', ['empty', 0]],
    ['', ['empty', 0]],
    ['%PDF-1.7 \u0001\u0002\u0003\u0004', ['unknown', 0]],
  ])('%j is read, or refused with its line', async (text, why) => {
    expect(await refused(text)).toEqual(why)
  })
})

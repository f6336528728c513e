import { describe, expect, it } from 'vitest'
import { everythingIn } from '../said.fixture.ts'

const card = (version: string, ...lines: string[]): string =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n')
const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  everythingIn(Buffer.from(text, encoding))

describe('vCard', () => {
  it.each([
    [
      '2.1',
      card(
        '2.1',
        'N:Oliver Mas;Catalina;;Sra.',
        'TEL;CELL;PREF:600 11 22 33',
        'EMAIL;INTERNET:catalina@oliver.example',
        'ADR;HOME:;;Carrer Major 3;Sóller;;07100;Spain',
        'BDAY:19800307',
        'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:S=C3=B3lo por la =\r\nma=C3=B1ana',
      ),
    ],
    [
      '3.0',
      card(
        '3.0',
        'FN:Catalina Oliver Mas',
        'N:Oliver Mas;Catalina;;Sra.;',
        'item1.TEL;TYPE=CELL,VOICE:600112233',
        'item1.X-ABLabel:x',
        'EMAIL;TYPE=INTERNET,PREF:catalina@oliver.example',
        'ADR;TYPE=HOME:;;Carrer Major 3;Sóller;;07100;España',
        'BDAY:1980-03-07',
        'NOTE:Sólo por la ma',
        ' ñana',
      ),
    ],
    [
      '4.0',
      card(
        '4.0',
        'FN:Catalina Oliver Mas',
        'N:Oliver Mas;Catalina;;Sra.;',
        'TEL;VALUE=uri;TYPE="cell,voice":tel:+34-600-112-233',
        'EMAIL:mailto:catalina@oliver.example',
        'ADR;LABEL="Carrer: 3":;;Carrer Major 3;Sóller;;07100;ES',
        'BDAY:19800307',
        'NOTE:Sólo por la mañana',
        'LANG:ca',
      ),
    ],
  ])('reads version %s', async (_version, text) => {
    const { people, reading } = await read(text)
    expect(reading).toMatchObject({ format: 'vcard', columns: [] })
    expect(people[0]?.input).toMatchObject({
      person: {
        kind: 'person',
        title: 'sra',
        firstName: 'Catalina',
        lastName: 'Oliver Mas',
        birthDate: '1980-03-07',
      },
      reach: {
        phones: [{ number: '+34600112233', label: 'mobile' }],
        emails: [{ address: 'catalina@oliver.example' }],
        street: 'Carrer Major 3',
        town: 'Sóller',
        postalCode: '07100',
        country: 'ES',
      },
      notes: { text: 'Sólo por la mañana' },
    })
    expect(people[0]?.remarks).toEqual([])
  })

  it('reads each value in its own encoding', async () => {
    const bytes = Buffer.concat([
      Buffer.from(
        'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=ISO-8859-1:Muñoz;Íñigo\r\nTEL:600112233\r\nEND:VCARD\r\n',
        'latin1',
      ),
      Buffer.from(
        'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8:Peña;Núria\r\nTEL:600112244\r\nEND:VCARD\r\n',
      ),
      Buffer.from(
        'BEGIN:VCARD\nVERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE;' +
          'CHARSET=windows-1252:Mu=F1oz;Jos=E9\nTEL:600112255\nEND:VCARD\n',
      ),
    ])
    expect(
      (await everythingIn(bytes)).people.map(
        ({ input }) => `${input.person.firstName} ${input.person.lastName}`,
      ),
    ).toEqual(['Íñigo Muñoz', 'Núria Peña', 'José Muñoz'])
  })

  it('reads a company, categories, several phones, and an address book in UTF-16', async () => {
    const text = `\uFEFF${card('3.0', 'FN:Fusteria Mas', 'N:;;;;', 'ORG:Fusteria Mas\\, S.L.;', 'X-ABShowAs:COMPANY', 'TEL;TYPE=WORK:971112233', 'TEL;TYPE=FAX:971000000', 'TEL;TYPE=CELL:600112233', 'CATEGORIES:Proveedores,Sóller')}`
    const { people } = await read(text, 'utf16le')
    expect(people[0]?.input).toMatchObject({
      person: { kind: 'company', companyName: 'Fusteria Mas, S.L.' },
      profile: { tags: ['Proveedores', 'Sóller'] },
      reach: {
        phones: [
          { number: '+34971112233', label: 'work' },
          { number: '+34600112233', label: 'mobile' },
        ],
      },
    })
  })

  it('keeps fax, department and a second address, and names what it does not keep', async () => {
    const { people } = await read(
      card(
        '4.0',
        'FN:Aina Pons',
        'N:Pons;Aina;;;',
        'ORG:Obres Riu;Ventas;Palma',
        'TEL;TYPE=fax,work:971000000',
        'ADR;TYPE=work:;;Carrer Nou 8;Inca;Illes Balears;07300;España',
        'ADR;TYPE=home:;2n B;Hauptstr. 1;Köln;NRW;50667;DE',
        'NICKNAME:Nina',
        'X-FOO:bar',
        'GEO:geo:39,3',
        'UID:1',
        'PHOTO:data:x',
        'REV:2026',
      ),
    )
    const [{ input, remarks }] = people as [(typeof people)[0]]
    expect(input.reach).toMatchObject({
      street: 'Hauptstr. 1, 2n B',
      town: 'Köln',
      country: 'DE',
      phones: [],
    })
    expect(input.notes?.text?.split('\n')).toEqual([
      'department: Ventas, Palma',
      'fax: 971000000',
      'otherAddress: Carrer Nou 8, 07300 Inca, Illes Balears, España',
      'region: NRW',
      'nickname: Nina',
    ])
    expect(remarks).toEqual([{ field: 'row', key: 'cardRest', params: { text: 'X-FOO, GEO' } }])
  })

  it('reads what is readable of a broken, mixed file and lists the rest with its line', async () => {
    const text = [
      'hello', // 1: outside
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N:Pons;Aina',
      'TEL;CELL:600112233', // no END
      'BEGIN:VCARD',
      'VERSION:4.0',
      'END:VCARD', // 6: empty
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Biel Mas',
      'NOTE:one',
      'two',
      'no colon',
      'TEL:12',
      'PHOTO;ENCODING=b:AAAA',
      ' BBBB',
      'AGENT:',
      'BEGIN:VCARD',
      'FN:Nobody',
      'END:VCARD',
      'END:VCARD',
      'begin:vcard',
      'FN:Cut Off',
      'TEL:600112244',
    ].join('\n')
    const { people, lost } = await read(text)
    expect(people.map(({ input }) => input.person.firstName)).toEqual(['Aina', 'Biel', 'Cut'])
    expect(people.map(({ remarks }) => remarks.map(({ key }) => key))).toEqual([
      ['cardNotEnded'],
      ['noPhone'],
      ['cardCut'],
    ])
    expect(people[1]?.input.notes?.text).toContain('one\ntwo')
    expect(lost).toEqual([
      { line: 1, key: 'outsideCard' },
      { line: 6, key: 'emptyCard' },
    ])
  })
})

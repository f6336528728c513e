import { expect, test } from 'vitest'
import type { SitePage } from '../../../../generated/model'
import { merged } from './merge'

const page = (more: Partial<SitePage> = {}): SitePage => ({
  id: 'p',
  kind: 'home',
  slug: {},
  title: { es: 'Inicio', en: 'Home' },
  sections: [
    { id: 'a', kind: 'hero', title: { es: 'Casas' } },
    { id: 'b', kind: 'homes', title: { es: 'Nuevas' }, count: 6 },
    { id: 'c', kind: 'contact' },
  ],
  ...more,
})
const [a, b, c] = page().sections as [object, object, object]
const sections = (...list: object[]) => page({ sections: list as SitePage['sections'] })

test('two fields, two languages of one text, two sections: all of it stays', () => {
  const mine = { ...page({ title: { es: 'Portada', en: 'Home' } }) }
  const theirs = sections({ ...a, title: { es: 'Fincas' } }, { ...b, count: 9 }, c)
  theirs.title = { es: 'Inicio', en: 'Start' }
  const { value, clashes } = merged(page(), { mine, theirs })
  expect(clashes).toEqual([])
  expect(value.title).toEqual({ es: 'Portada', en: 'Start' })
  expect(value.sections).toEqual(theirs.sections)
})

test('one field twice is a clash, named down to its language, and decided by who is asked', () => {
  const mine = sections({ ...a, title: { es: 'Mías' } }, b, c)
  const theirs = sections({ ...a, title: { es: 'Suyas' } }, { ...b, count: 3 }, c)
  const { value, clashes } = merged(page(), { mine, theirs })
  expect(clashes).toEqual([
    { path: ['sections', 'a', 'title', 'es'], mine: 'Mías', theirs: 'Suyas' },
  ])
  expect(value.sections).toMatchObject([{ title: { es: 'Mías' } }, { count: 3 }, {}])
  const taken = merged(page(), { mine, theirs }, { 'sections.a.title.es': 'theirs' })
  expect(taken.value.sections[0]).toMatchObject({ title: { es: 'Suyas' } })
})

test('one moves, the other adds and changes: the order of who moved, nothing lost', () => {
  const mine = sections(c, a, b)
  const added = { id: 'd', kind: 'faq' }
  const theirs = sections(a, { ...b, count: 12 }, added, c)
  const { value, clashes } = merged(page(), { mine, theirs })
  expect(clashes).toEqual([])
  expect(value.sections.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
  expect(value.sections[2]).toMatchObject({ count: 12 })
  const turned = merged(page(), { mine: theirs, theirs: mine })
  expect(turned.value.sections.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
})

test('what one took away is gone, unless the other changed it: then it is asked', () => {
  const gone = sections(a, c)
  expect(merged(page(), { mine: gone, theirs: page({ title: {} }) }).value).toEqual({
    ...gone,
    title: {},
  })
  const changed = sections(a, { ...b, count: 9 }, c)
  const { value, clashes } = merged(page(), { mine: gone, theirs: changed })
  expect(clashes).toMatchObject([{ path: ['sections', 'b'], mine: undefined }])
  expect(value.sections).toHaveLength(2)
  const kept = merged(page(), { mine: gone, theirs: changed }, { 'sections.b': 'theirs' })
  expect(kept.value.sections[1]).toMatchObject({ count: 9 })
})

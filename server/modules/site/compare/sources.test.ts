import { expect, test } from 'vitest'
import type { SitePage } from '../../../../generated/model/index.ts'
import { confirmedIn, outdatedOf, sourcesAfter } from './sources.ts'

const languages = ['es', 'en', 'de'] as const
const page = (title: Record<string, string>, lead: Record<string, string> = {}): SitePage => ({
  id: 'p',
  kind: 'home',
  slug: {},
  title,
  sections: [{ id: 'a', kind: 'hero', title: { es: 'Casas' }, lead }],
})
const save = (before: SitePage | null, after: SitePage, sources = {}) =>
  sourcesAfter(before, after, { sources, languages })

test('a translation is out of date once its source says something else, until it is typed anew', () => {
  const first = page({ es: 'Inicio', en: 'Home', de: 'Start' })
  let sources = save(null, first)
  expect(outdatedOf(first, sources, languages)).toEqual([])
  const second = page({ es: 'Portada', en: 'Home', de: 'Start' })
  sources = save(first, second, sources)
  expect(outdatedOf(second, sources, languages)).toEqual([
    { path: 'title', language: 'en' },
    { path: 'title', language: 'de' },
  ])
  const third = page({ es: 'Portada', en: 'Front page', de: 'Start' })
  sources = save(second, third, sources)
  expect(outdatedOf(third, sources, languages)).toEqual([{ path: 'title', language: 'de' }])
  const read = confirmedIn(third, sources, {
    confirmed: [{ path: 'title', language: 'de' }],
    languages,
  })
  expect(outdatedOf(third, read, languages)).toEqual([])
})

test('what nobody had noted was from the text of before; taken back, it is right again', () => {
  const [old, now] = [page({ es: 'Inicio', en: 'Home' }), page({ es: 'Portada', en: 'Home' })]
  const sources = save(old, now)
  expect(outdatedOf(now, sources, languages)).toHaveLength(1)
  expect(outdatedOf(old, save(now, old, sources), languages)).toEqual([])
})

test('a section that moves takes its texts along, and one alone in its language is no translation', () => {
  const before = page({ es: 'Inicio' }, { es: 'Uno', en: 'One' })
  const other = { id: 'b', kind: 'hero', title: { es: 'Otra' } } as const
  const moved = { ...before, sections: [other, ...before.sections] }
  const sources = save(before, moved, save(null, before))
  expect(outdatedOf(moved, sources, languages)).toEqual([])
  const changed = page({ es: 'Inicio' }, { es: 'Dos', en: 'One' })
  expect(outdatedOf(changed, save(moved, changed, sources), languages)).toEqual([
    { path: 'sections.a.lead', language: 'en' },
  ])
  expect(outdatedOf(page({ en: 'Home' }), {}, languages)).toEqual([])
})

test('what a later version noted of sections and languages that are not read here stays', () => {
  const before = page({ es: 'Inicio', en: 'Home' })
  const noted = { 'sections.b.boat': { en: 'x' }, title: { en: 'y', fr: 'z' } }
  const after = page({ es: 'Portada', en: 'Front' }, { es: 'Uno', en: 'One' })
  const sources = save(before, after, noted)
  expect(sources).toMatchObject({ 'sections.b.boat': { en: 'x' }, title: { fr: 'z' } })
  expect(sources['title']?.['en']).not.toBe('y')
  // Of a text that was read and taken out nothing is left.
  expect(save(after, { ...before, sections: [] }, sources)).toEqual({
    'sections.b.boat': { en: 'x' },
    title: { en: expect.any(String) as string, fr: 'z' },
  })
})

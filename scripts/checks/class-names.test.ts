import { expect, it } from 'vitest'
import { classNamesOf, isAbbreviated } from './class-names.ts'

it('reads the names of selectors, not of values', () => {
  const sheet =
    '/* .old */ .visit-panel .row:hover,a.is-on{margin:.5em;background:url("a.png")}' +
    '@media(min-width:820px){.inner{padding:1.25rem}}'
  expect([...classNamesOf(sheet)]).toEqual(['visit-panel', 'row', 'is-on', 'inner'])
})

it('tells an abbreviation from a word', () => {
  expect(['bt', 'co-d', 'contact-d', 'w4', 'x'].filter(isAbbreviated)).toHaveLength(5)
  expect(['is-on', 'map-pin', 'visit-day', 'button'].filter(isAbbreviated)).toEqual([])
})

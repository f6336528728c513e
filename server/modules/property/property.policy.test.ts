import { describe, expect, test } from 'vitest'
import type { DocumentType, Property } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { sql } from '../../db/index.ts'
import { onlyWritten, written } from '../../db/written.fixture.ts'
import {
  forReader,
  historyWithinRights,
  ownWithin,
  readable,
  seesDocument,
  withinRights,
  wordsWithin,
  writable,
} from './property.policy.ts'

const staff = { userId: 'me', agencyId: 'a', role: 'STAFF', lang: 'es' } satisfies Actor
const admin = { ...staff, role: 'ADMIN' } satisfies Actor
const home = {
  agency_id: 'a',
  agent_id: 'me' as string | null,
  created_by: 'other' as string | null,
  shared: false,
  deleted_at: null as Date | null,
}
const colleagues = { ...home, agent_id: 'other' }
const shared = { ...colleagues, shared: true }
const gone = { ...home, deleted_at: new Date(0) }
const elsewhere = { ...home, agency_id: 'b', shared: true }

describe('who reads and who changes a home', () => {
  const NOT_THERE = { status: 404 }
  test.each<[string, typeof home | undefined, Actor, 'changes' | 'reads' | 'nothing']>([
    ['their own', home, staff, 'changes'],
    ['that they entered', { ...colleagues, created_by: 'me' }, staff, 'changes'],
    ['a colleague’s', colleagues, staff, 'nothing'],
    ['a colleague’s that is shared', shared, staff, 'reads'],
    ['anybody’s of the agency, as ADMIN', colleagues, admin, 'changes'],
    ['another agency’s', elsewhere, staff, 'nothing'],
    ['another agency’s, as ADMIN', elsewhere, admin, 'nothing'],
    ['that was put away', gone, staff, 'nothing'],
    ['that was put away, as ADMIN', gone, admin, 'nothing'],
    ['that never was', undefined, admin, 'nothing'],
  ])('%s', (_name, row, actor, right) => {
    if (right === 'nothing') {
      expect(() => readable(row, actor)).toThrow(expect.objectContaining(NOT_THERE))
      expect(() => writable(row, actor)).toThrow(expect.objectContaining(NOT_THERE))
      return
    }
    expect(readable(row, actor)).toBe(row)
    if (right === 'changes') expect(writable(row, actor)).toBe(row)
    else expect(() => writable(row, actor)).toThrow(expect.objectContaining({ status: 403 }))
  })
})

describe('the same as conditions', () => {
  const homes = onlyWritten.selectFrom('property').select('id')
  const AGENCY = 'select "id" from "property" where ("deleted_at" is null and "agency_id" = $1'
  const own = (a: number, b: number) =>
    `("property"."agent_id" = $${a}::uuid or "property"."created_by" = $${b}::uuid)`

  test('within the agency, and for a STAFF what is theirs or shared', () => {
    expect(written(homes.where(withinRights(admin)).compile())).toEqual({
      sql: `${AGENCY})`,
      parameters: ['a'],
    })
    expect(written(homes.where(withinRights(staff)).compile())).toEqual({
      sql: `${AGENCY.replace('(', '((')}) and (${own(2, 3)} or "property"."shared"))`,
      parameters: ['a', 'me', 'me'],
    })
  })

  test('of these, what they may change', () => {
    expect(written(homes.where(ownWithin(staff)).compile()).sql).toContain(own(1, 2))
    expect(written(homes.where(ownWithin(admin)).compile()).parameters).toEqual([])
  })

  test('a guess at an owner’s name is answered for their own homes alone', () => {
    const has = (column: string) => sql<boolean>`${sql.ref(column)} @@ 'x'`
    expect(written(wordsWithin(admin, has).compile(onlyWritten)).sql).toBe(`"search" @@ 'x'`)
    expect(written(wordsWithin(staff, has).compile(onlyWritten)).sql).toBe(
      `("search" @@ 'x' and (${own(1, 2)} or "search_shared" @@ 'x'))`,
    )
  })

  test('of a colleague’s history no terms, no private documents, no enquiries', () => {
    const history = onlyWritten.selectFrom('property_history').select('id')
    expect(written(history.where(historyWithinRights(home, staff)).compile()).parameters).toEqual(
      [],
    )
    const { sql: text, parameters } = written(
      history.where(historyWithinRights(shared, staff)).compile(),
    )
    expect(text.match(/ or /g)).toHaveLength(4)
    expect(text).toMatch(
      /not like .* or coalesce\("field", \$\d\) in .* not like .*"kind" != .* or .* in .*"kind" != \$\d+ and \("kind" != \$\d+ or .*\)\)$/,
    )
    expect(parameters).toEqual([
      '',
      'mandate.%',
      '',
      ...['exclusive', 'startsOn', 'endsOn', 'keysHeld', 'keysNumber', 'keysPlace'].map(
        (key) => `mandate.${key}`,
      ),
      'mandate.viewingNoticeHours',
      'mandate.signBoard',
      'mandate.shared',
      'mandate.commissionOfferedPct',
      '',
      'basics.offers.%.netOwnerPrice',
      'DOCUMENT',
      '',
      'cedula',
      'energy',
      'ibi',
      'community',
      'LEAD',
      'NOTE',
    ])
  })
})

describe('what a reader sees', () => {
  const property = {
    id: 'h',
    basics: { type: 'vivienda', offers: [{ operation: 'V', price: 45, netOwnerPrice: 43 }] },
    mandate: { exclusive: true, owners: [{ contactId: 'c' }], askedPrice: 5, shared: true },
  } as unknown as Property

  test('of a colleague’s home neither owners nor terms', () => {
    const basics = { type: 'vivienda', offers: [{ operation: 'V', price: 45 }] }
    expect(forReader(property, shared, staff)).toEqual({
      id: 'h',
      basics,
      mandate: { exclusive: true, shared: true },
    })
    expect(forReader(property, home, staff)).toBe(property)
    expect(forReader(property, shared, admin)).toBe(property)
    const { mandate: _mandate, ...bare } = property
    expect(forReader(bare, shared, staff)).toEqual({ id: 'h', basics })
  })

  test.each<[DocumentType, boolean]>([
    ['cedula', true],
    ['energy', true],
    ['ibi', true],
    ['community', true],
    ['nota_simple', false],
    ['mandate', false],
  ])('a document: %s of a colleague’s home: %s', (type, is) => {
    expect(seesDocument(shared, staff, type)).toBe(is)
    expect(seesDocument(home, staff, type)).toBe(true)
    expect(seesDocument(shared, admin, type)).toBe(true)
  })
})

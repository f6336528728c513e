import type { FacetCount, ListingFacets, PriceBand } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { municipality } from '../../place/index.ts'
import { CONDITION, ENERGY, FEATURE, SUBTYPE, TYPE, valuesOf } from '../codes.ts'
import { bandEdges } from './bands.ts'
import { readColumns } from './columns.ts'
import { baseConditions, facetConditions, FACETS, type Facet } from './conditions.ts'
import { foundRows, type Asked } from './count.ts'
import { mayEstimate } from './estimate.ts'
import { scopeOf, type Scope } from './scope.ts'
import { countGroups, type Group, type GroupCounts } from './count-groups.ts'

type Counts = Omit<ListingFacets, 'loosened'>

/**
 * Counts of every facet, each without its own filter. The sample tells which of them are large;
 * those are answered from it. The rows of all the others together are few by that very measure:
 * they are read and counted exactly.
 */
export async function countFacets(db: Db, asked: Asked, lang: Lang): Promise<Counts> {
  const { search } = asked
  const scope = await scopeOf(db, search, asked.tsquery)
  const about = countGroups(scope, search)
  const large = (group: Group): boolean =>
    mayEstimate(group === 'found' ? about.found : about.size[group], scope)
  const small = FACETS.filter((facet) => !large(facet))
  const exact = small.length > 0 || !large('found') ? await countFew(db, asked, scope, small) : null
  const of = (group: Group): [GroupCounts, number] =>
    exact === null || large(group) ? [about, scope.share] : [exact, 1]
  return answer(asked, of, large('found'), lang)
}

/** Rows that pass every filter, or all but one of `small`. */
async function countFew(db: Db, asked: Asked, scope: Scope, small: Facet[]): Promise<GroupCounts> {
  const { search } = asked
  const set = facetConditions(search)
  const loose = small.flatMap((facet) => set[facet] ?? [])
  const fixed = FACETS.filter((facet) => !small.includes(facet)).flatMap(
    (facet) => set[facet] ?? [],
  )
  const conditions = [...baseConditions(search), ...fixed, ...atMostOneMissed(loose)]
  const rows = await readColumns(db, foundRows(asked, scope, conditions), ['feat', 'muni', 'price'])
  return countGroups({ rows, spans: [[0, rows.length]], passes: null }, search)
}

function atMostOneMissed(conditions: RawBuilder<unknown>[]): RawBuilder<unknown>[] {
  if (conditions.length < 2) return []
  const missed = conditions.map((condition) => sql`(not (${condition}))::int`)
  return [sql`${sql.join(missed, sql` + `)} <= 1`]
}

function answer(
  { search }: Asked,
  of: (group: Group) => [GroupCounts, number],
  totalIsEstimate: boolean,
  lang: Lang,
): Counts {
  const [found, foundShare] = of('found')
  const [prices, priceShare] = of('price')
  return {
    total: found.found * foundShare,
    totalIsEstimate,
    type: byCode(of('type'), 'type', TYPE),
    subtype: byCode(of('subtype'), 'subtype', SUBTYPE),
    energy: byCode(of('energy'), 'energy', ENERGY).sort((a, b) => a.value.localeCompare(b.value)),
    condition: byCode(of('condition'), 'condition', CONDITION),
    bedrooms: orMore(of('beds'), 'beds'),
    bathrooms: orMore(of('baths'), 'baths'),
    feature: Object.entries(FEATURE)
      .map(([value, bit]) => ({
        value,
        count: (found.features[31 - Math.clz32(bit)] ?? 0) * foundShare,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
    place: placeCounts(found, foundShare, lang),
    price: bandEdges(search.operation).map((from, i, edges): PriceBand => ({
      from,
      to: edges[i + 1] ?? null,
      count: (prices.bands[i] ?? 0) * priceShare,
    })),
  }
}

function byCode<K extends string>(
  [counted, share]: [GroupCounts, number],
  facet: keyof GroupCounts['codes'],
  codes: Record<K, number>,
): FacetCount[] {
  return [...valuesOf(codes)]
    .map(([code, value]) => ({ value, count: (counted.codes[facet][code] ?? 0) * share }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** Value n counts homes with n or more, as the filter means it. */
function orMore([counted, share]: [GroupCounts, number], facet: 'beds' | 'baths'): FacetCount[] {
  return [...counted[facet].entries()]
    .map(([n, count]) => ({ value: String(n), count: count * share }))
    .filter(({ value, count }) => value !== '0' && count > 0)
}

function placeCounts(counted: GroupCounts, share: number, lang: Lang): FacetCount[] {
  return [...counted.munis]
    .flatMap(([code, count]) => {
      const found = municipality(String(code).padStart(5, '0'))
      return found
        ? [{ value: found.slug, label: found.byLanguage[lang], count: count * share }]
        : []
    })
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}

import type { SectionOf } from '../document'
import { moneyShort } from '../../lib/format'
import { pageHref, pageOf, useSite, type Site } from '../site'
import { BareRadio } from '../../ui/kit/bare/bare-radio'
import { HiddenInput } from '../../ui/kit/bare/hidden-input'
import { Pressable } from '../../ui/kit/bare/pressable'
import { CampaignInputs } from './campaign-inputs'
import { Choice } from './fields'

/** EUR cents that a search goes up to, for buying and for letting. */
const BUY = [150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 5000].map(
  (thousand) => thousand * 100_000,
)
const LET = [600, 800, 1000, 1200, 1500, 2000, 3000, 5000].map((euros) => euros * 100)

export interface Asked {
  operations: SectionOf<'search'>['operations']
  filters: SectionOf<'search'>['filters']
}

/** A list of choices, one for each thing a search may be narrowed by. */
export interface SearchField {
  name: string
  label: string
  any: string
  options: { value: string; label: string }[]
}

const isLet = (operation: string | undefined): boolean => operation === 'A' || operation === 'TDA'

/** Operations on offer: those the section names, of those that the agency has homes in. */
export function operationsOf({ found }: Site, named: Asked['operations']): string[] {
  const stocked = found.stock.operations.map(({ operation }) => operation as string)
  return named?.length ? stocked.filter((one) => named.some((other) => other === one)) : stocked
}

/** The fields of the search, out of what the agency has. */
export function searchFields(site: Site, { operations, filters }: Asked): SearchField[] {
  const { t, found, query } = site
  const facets = found.stock.facets
  const wants = (name: NonNullable<Asked['filters']>[number]): boolean =>
    !filters?.length || filters.includes(name)
  const chosen = query.operation ?? operationsOf(site, operations)[0]
  const fields: SearchField[] = []
  if (wants('place') && facets && facets.place.length > 1)
    fields.push({
      name: 'place',
      label: t('search.place'),
      any: t('search.anyPlace'),
      options: facets.place.map(({ value, label }) => ({ value, label: label ?? value })),
    })
  if (wants('type') && facets && facets.type.length > 1)
    fields.push({
      name: 'type',
      label: t('search.type'),
      any: t('search.anyType'),
      options: facets.type.map(({ value }) => ({ value, label: t(`listing:type.${value}.many`) })),
    })
  if (wants('bedrooms'))
    fields.push({
      name: 'bedroomsMin',
      label: t('search.bedrooms'),
      any: t('search.anyBedrooms'),
      options: [1, 2, 3, 4, 5].map((least) => ({
        value: String(least),
        label: t('search.orMore', { value: least }),
      })),
    })
  if (wants('price'))
    fields.push({
      name: 'priceMax',
      label: t('search.price'),
      any: t('search.anyPrice'),
      options: (isLet(chosen) ? LET : BUY).map((cents) => ({
        value: String(cents),
        label: moneyShort(cents),
      })),
    })
  if (filters?.includes('area'))
    fields.push({
      name: 'areaMin',
      label: t('search.area'),
      any: t('search.anyArea'),
      options: [50, 80, 120, 180, 250, 400].map((metres) => ({
        value: String(metres),
        label: t('search.fromMetres', { metres }),
      })),
    })
  return fields
}

/** Where a search is answered: the page of the homes. */
export function searchAddress(site: Site): string {
  const page = pageOf(site, 'homes')
  return page ? pageHref(site, page) : pageHref(site, site.page)
}

/** A search as a form: a plain GET to the page of the homes. */
export function SearchForm({ id, label, ...asked }: Asked & { id: string; label?: string }) {
  const site = useSite()
  const { t, query, found } = site
  const operations = operationsOf(site, asked.operations)
  if (found.stock.total === 0) return null
  if (site.isFile) return <p className="note">{t('file.search')}</p>
  const now = query.operation ?? operations[0]
  return (
    <form
      className="search"
      action={searchAddress(site)}
      role="search"
      aria-label={label ?? t('search.label')}
    >
      <CampaignInputs />
      {operations.length > 1 ? (
        <fieldset className="kinds">
          <legend className="hidden">{t('search.operation')}</legend>
          {operations.map((operation) => (
            <label key={operation}>
              <BareRadio name="operation" value={operation} defaultChecked={operation === now} />
              <span>{t(`listing:operation.${operation}`)}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <HiddenInput name="operation" value={now ?? ''} />
      )}
      <div className="fields">
        {searchFields(site, asked).map(({ name, label, any, options }) => (
          <Choice key={name} id={`${id}-${name}`} name={name} label={label} value={query[name]}>
            <option value="">{any}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Choice>
        ))}
        <Pressable type="submit" className="button">
          {t('search.send')}
        </Pressable>
      </div>
    </form>
  )
}

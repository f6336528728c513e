import { operationsOf, searchAddress, searchFields } from '../../parts/search-form'
import type { Asked } from '../../parts/search-form'
import { useSite } from '../../site'

/** The search as a sentence that is filled in. */
export function Sentence({ id, ...asked }: Asked & { id: string }) {
  const site = useSite()
  const { t, query, found } = site
  const operations = operationsOf(site, asked.operations)
  if (found.stock.total === 0) return null
  return (
    <form
      className="sentence"
      action={searchAddress(site)}
      role="search"
      aria-label={t('search.label')}
    >
      {operations.length > 1 && (
        <select
          aria-label={t('search.operation')}
          name="operation"
          defaultValue={query.operation ?? operations[0]}
        >
          {operations.map((operation) => (
            <option key={operation} value={operation}>
              {t(`listing:operation.${operation}`)}
            </option>
          ))}
        </select>
      )}{' '}
      {searchFields(site, asked).map(({ name, label, any, options }) => (
        <span key={name}>
          {t(`sentence.${name}`)}{' '}
          <select
            aria-label={label}
            id={`${id}-${name}`}
            name={name}
            defaultValue={query[name] ?? ''}
          >
            <option value="">{any}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>{' '}
        </span>
      ))}
      <button type="submit">{t('search.send')}</button>
    </form>
  )
}

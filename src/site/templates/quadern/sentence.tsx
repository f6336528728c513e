import { BareSelect } from '../../../ui/kit/bare/bare-select'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { CampaignInputs } from '../../parts/campaign-inputs'
import { operationsOf, searchAddress, searchFields } from '../../parts/search-form'
import type { Asked, SearchField } from '../../parts/search-form'
import { useSite } from '../../site'

/** A word of the sentence that is chosen. */
function Blank({ field, id }: { field: SearchField; id: string }) {
  const { query } = useSite()
  const { name, label, any, options } = field
  return (
    <BareSelect
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
    </BareSelect>
  )
}

/** The search as a sentence that is filled in. */
export function Sentence({ id, label, ...asked }: Asked & { id: string; label?: string }) {
  const site = useSite()
  const { t, query, found } = site
  const operations = operationsOf(site, asked.operations)
  const fields = searchFields(site, asked)
  const type = fields.find(({ name }) => name === 'type')
  const rest = fields.filter(({ name }) => name !== 'type')
  if (found.stock.total === 0) return null
  if (site.isFile) return <p className="note">{t('file.search')}</p>
  return (
    <form
      className="sentence"
      action={searchAddress(site)}
      role="search"
      aria-label={label ?? t('search.label')}
    >
      <CampaignInputs />
      {t('sentence.start')} {type ? <Blank field={type} id={id} /> : t('sentence.home')}{' '}
      {operations.length > 1 && (
        <BareSelect
          className="operation"
          aria-label={t('search.operation')}
          name="operation"
          defaultValue={query.operation ?? operations[0]}
        >
          {operations.map((operation) => (
            <option key={operation} value={operation}>
              {t(`listing:operation.${operation}`)}
            </option>
          ))}
        </BareSelect>
      )}{' '}
      {rest.map((field) => (
        <span key={field.name}>
          {t(`sentence.${field.name}`)} <Blank field={field} id={id} />{' '}
        </span>
      ))}
      <Pressable type="submit">{t('search.send')}</Pressable>
    </form>
  )
}

import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../../i18n'
import { useNavigate } from 'react-router-dom'
import { PropertyType } from '../../../../generated/model'
import { part } from '../../../lib/part'
import { EVERYWHERE, searchHref, type OperationCode } from '../../../lib/search-path'
import { amount } from '../card/price'
import type { ChosenPlace, PlaceFieldSlot } from '../place-slot'
import { priceSteps } from '../search/steps'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { Button } from '../../../ui/kit/public/button'
import { Select } from '../../../ui/kit/public/select'

const TABS: readonly OperationCode[] = ['V', 'A', 'TDA', 'ON', 'T']

/** Values of the form's own fields that say something. */
function queryOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].filter(
    ([name, value]) => value !== '' && name !== 'where' && name !== 'operation',
  )
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}

const Price = part(function Price({
  name,
  label,
  none,
  operation,
}: {
  name: string
  label: string
  none: string
  operation: OperationCode
}) {
  return (
    <label className="public-field">
      <span>{label}</span>
      <Select numeric name={name} defaultValue="">
        <option value="">{none}</option>
        {priceSteps(operation).map((step) => (
          <option key={step} value={step}>
            {amount(step)}
          </option>
        ))}
      </Select>
    </label>
  )
})

const Type = part(function Type() {
  const { t } = useTranslation('listing')
  return (
    <label className="public-field">
      <span>{t('filters.type')}</span>
      <Select name="type" defaultValue="">
        <option value="">{t('home.anyType')}</option>
        {Object.values(PropertyType).map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}.one`)}
          </option>
        ))}
      </Select>
    </label>
  )
})

const Tabs = part(function Tabs({
  chosen,
  onChoose,
}: {
  chosen: OperationCode
  onChoose: (code: OperationCode) => void
}) {
  const { t } = useTranslation('listing')
  return (
    <fieldset className="plain">
      <legend className="spoken">{t('filters.operation')}</legend>
      <div className="tabs">
        {TABS.map((code) => (
          <label key={code}>
            <BareRadio
              name="operation"
              value={code}
              checked={code === chosen}
              onChange={() => onChoose(code)}
            />
            <span>{t(`tab.${code}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

/**
 * The search over the picture's foot; `only` fixes the operation. Without a script it is sent as it
 * is, and the server finds the place.
 */
export function SearchBox({
  PlaceField,
  only,
}: {
  PlaceField: PlaceFieldSlot
  only?: OperationCode
}) {
  const { t } = useTranslation('listing')
  const navigate = useNavigate()
  const [operation, setOperation] = useState<OperationCode>(only ?? 'V')
  const place = useRef<ChosenPlace | null>(null)

  const send = (event: FormEvent<HTMLFormElement>) => {
    // The field itself says what is typed: it may have been before this code was there.
    const typed = String(new FormData(event.currentTarget).get('where') ?? '')
    const known = place.current?.name === typed ? place.current : null
    // A name that was typed but not chosen is found by the server.
    if (!known && typed.trim() !== '') return
    event.preventDefault()
    void navigate(searchHref(operation, known?.slug ?? EVERYWHERE, queryOf(event.currentTarget)))
  }

  return (
    <form
      className="find"
      role="search"
      aria-label={t('home.search')}
      method="get"
      action={searchHref(only ?? 'V')}
      onSubmit={send}
    >
      {only === undefined && <Tabs chosen={operation} onChoose={setOperation} />}
      <div className="find-grid">
        <PlaceField
          name="where"
          label={t('filters.where')}
          initial=""
          describedBy="donde-ayuda"
          operation={operation}
          onChoose={(chosen) => void (place.current = chosen)}
        />
        <Type />
        <Price
          name="priceMin"
          label={t('home.priceFrom')}
          none={t('filters.noMin')}
          operation={operation}
        />
        <Price
          name="priceMax"
          label={t('home.priceTo')}
          none={t('filters.noMax')}
          operation={operation}
        />
        <Button variant="main" size="large" type="submit">
          <Search className="icon" aria-hidden />
          {t('home.find')}
        </Button>
      </div>
      <p className="help" id="donde-ayuda">
        {t('home.whereHelp')}
      </p>
    </form>
  )
}

/** Searches many people make, each an address. */
export const QuickSearches = part(function QuickSearches() {
  const { t } = useTranslation('listing')
  const searches = [
    { words: 'village', to: searchHref('V', 'mallorca', { subtype: 'casa_de_pueblo' }) },
    {
      words: 'finca',
      to: searchHref('V', EVERYWHERE, { subtype: 'finca_rustica', feature: 'pool' }),
    },
    { words: 'licence', to: searchHref('V', EVERYWHERE, { feature: 'touristLicence' }) },
    { words: 'sea', to: searchHref('V', EVERYWHERE, { feature: 'seaViews' }) },
    { words: 'lowered', to: searchHref('V', EVERYWHERE, { priceLowered: 'true' }) },
  ]
  return (
    <nav className="quick" aria-label={t('home.quick.label')}>
      {searches.map(({ words, to }) => (
        <a key={words} className="chip" href={to}>
          {t(`home.quick.${words}`)}
        </a>
      ))}
    </nav>
  )
})

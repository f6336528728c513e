import type { WidgetProps } from '@rjsf/utils'
import { useMemo } from 'react'
import { useControl } from './control'
import { Select } from '../../ui/workspace/kit/select'

/**
 * Countries people of the islands come from and live in, ISO 3166-1; a stored one that is not here
 * is offered, too.
 */
const CODES = (
  'ES DE GB FR IT PT NL BE LU AT CH SE NO DK FI IE PL CZ SK HU RO BG GR HR SI EE LV LT ' +
  'MT CY IS LI MC AD UA RU BY MD RS ME MK AL BA TR GE AM AZ KZ ' +
  'US CA MX AR BR CL CO PE UY VE EC BO PY CU DO CR PA GT HN NI SV MA DZ TN EG SN NG GH ' +
  'ZA GQ KE IL AE SA QA KW LB JO IN PK BD CN JP KR TW HK SG TH VN PH ID MY AU NZ'
).split(' ')

/** A country by its name in the page's language. */
export function CountryWidget({ id, value, onChange, disabled }: WidgetProps) {
  const { attributes, words } = useControl(id)
  const stored = typeof value === 'string' ? value : ''
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([words.lang], { type: 'region' })
    return [...new Set([...CODES, ...(/^[A-Z]{2}$/.test(stored) ? [stored] : [])])]
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, words.lang))
  }, [words.lang, stored])
  return (
    <Select
      {...attributes}
      value={stored}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{words.t('forms:unset')}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

import { useSearchParams } from 'react-router-dom'
import {
  exportTaxVat,
  exportTaxWithheld,
  useGetTaxVat,
  useGetTaxWithheld,
} from '../../../generated/api/tax/tax'
import { useTranslation } from '../../i18n'
import { dayAt } from '../../lib/madrid'
import { ChipSelect } from '../../ui/workspace/kit/chip-select'
import { PartnersPanel } from './partners-panel'
import { QuarterPanel } from './quarter-panel'
import { quarterIn, quartersUntil } from './quarter'
import './tax.css'

/** Sums for the adviser: VAT and IRPF of a quarter, partners of its year. */
export default function TaxPart() {
  const { t } = useTranslation('tax')
  const [query, setQuery] = useSearchParams()
  const quarters = quartersUntil(dayAt(new Date()))
  const quarter = quarterIn(query, quarters)
  const read = { query: {}, request: { silent: true } }
  const vat = useGetTaxVat({ quarter }, read)
  const withheld = useGetTaxWithheld({ quarter }, read)
  const choose = (value: string): void => {
    const next = new URLSearchParams(query)
    next.set('trimestre', value)
    setQuery(next, { replace: true })
  }
  return (
    <div className="tax-stack">
      <div className="tax-head">
        <p className="muted">{t('forAdviser')}</p>
        <ChipSelect
          label={t('quarter')}
          value={quarter}
          onChange={({ target }) => choose(target.value)}
        >
          {quarters.map((one) => (
            <option key={one} value={one}>
              {t('quarterName', { quarter: one.slice(6), year: one.slice(0, 4) })}
            </option>
          ))}
        </ChipSelect>
      </div>
      <QuarterPanel
        of="vat"
        read={vat}
        file={(options) => exportTaxVat({ quarter }, options)}
        name={`${t('vat.file')}-${quarter}`}
      />
      <QuarterPanel
        of="withheld"
        read={withheld}
        file={(options) => exportTaxWithheld({ quarter }, options)}
        name={`${t('withheld.file')}-${quarter}`}
      />
      <PartnersPanel year={Number(quarter.slice(0, 4))} />
    </div>
  )
}

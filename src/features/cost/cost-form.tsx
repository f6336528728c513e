import { useEffect, useRef, type FormEvent } from 'react'
import { useTranslation } from '../../i18n'
import { CostBuyer, type CostSheet, type PublicOperation } from '../../../generated/model'
import { Button } from '../../ui/kit/public/button'
import { HiddenInput } from '../../ui/kit/bare/hidden-input'
import { SelectField } from '../../ui/kit/public/select-field'
import { plainEuros } from './cost-address'
import { CostNumber } from './cost-number'

export interface CostFormProps {
  sheet: CostSheet
  /** Operations with a price, to choose from when there are several. */
  operations: readonly PublicOperation[]
  /** Address of the page, where the form leads without a script. */
  action: string
  onAsk: (query: URLSearchParams) => void
}

/** Half to one and a half times the price, in steps of about a hundredth that are round. */
function priceSlide(euros: number): { min: number; max: number; step: number } {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(euros, 1))) - 2)
  const round = (value: number) => Math.max(step, Math.round(value / step) * step)
  return { min: round(euros / 2), max: round(euros * 1.5), step }
}

/** What the sheet hangs on. Without a script a form; with one, each change is asked at once. */
export function CostForm({ sheet, operations, action, onAsk }: CostFormProps) {
  const { t } = useTranslation('cost')
  const { operation, buyer, price, mortgage, date, ruleVersion } = sheet
  const taxed = sheet.lines.some((line) => line.id === 'itp' && line.amount !== null)
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!form.checkValidity()) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') query.set(name, name === 'price' ? plainEuros(value) : value)
    onAsk(query)
  }
  const form = useRef<HTMLFormElement>(null)
  const drawn = useRef({ op: operation as string, buyer: buyer as string })
  // Chosen before this code came: the field already shows it, the sums not yet. Later choices are
  // heard.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('select') ?? [])]
    if (fields.some(({ name, value }) => value !== drawn.current[name as 'op' | 'buyer']))
      form.current?.requestSubmit()
  }, [])
  return (
    <form
      ref={form}
      className="cost-form"
      method="get"
      action={action}
      onSubmit={ask}
      onChange={(event) =>
        (event.target as unknown as HTMLElement).tagName === 'SELECT' && ask(event)
      }
    >
      {operations.length > 1 ? (
        <SelectField key={operation} label={t('ask.op')} name="op" defaultValue={operation}>
          {operations.map((one) => (
            <option key={one} value={one}>
              {t(`operation.${one}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {taxed ? (
        <SelectField
          key={buyer}
          label={t('ask.buyer')}
          className="cost-who"
          name="buyer"
          defaultValue={buyer}
        >
          {Object.values(CostBuyer).map((one) => (
            <option key={one} value={one}>
              {t(`buyer.${one}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {price === null ? null : (
        <CostNumber
          name="price"
          value={price / 100}
          min={1}
          max={999_999_999}
          step="any"
          isMoney
          unit="€"
          slides={priceSlide(price / 100)}
        />
      )}
      {mortgage ? (
        <>
          <CostNumber
            name="down"
            value={mortgage.downPayment}
            min={0}
            max={100}
            step={1}
            unit="%"
          />
          <CostNumber
            name="years"
            value={mortgage.years}
            min={1}
            max={40}
            step={1}
            unit={t('ask.yearsUnit')}
          />
          <CostNumber
            name="rate"
            value={mortgage.rate}
            min={0}
            max={20}
            step="any"
            unit="%"
            slides={{ min: 0, max: 10, step: 0.05 }}
          />
        </>
      ) : null}
      <HiddenInput name="date" value={date} />
      <HiddenInput name="rules" value={ruleVersion} />
      <Button type="submit">{t('ask.send')}</Button>
    </form>
  )
}

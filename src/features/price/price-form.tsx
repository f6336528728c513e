import { useId, useState, type FormEvent } from 'react'
import type { Operation, PriceChangeInput, Property } from '../../../generated/model'
import { readNumber, writeMoney } from '../../forms/numbers'
import { useTranslation } from '../../i18n'
import { moneyShort } from '../../lib/format'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { BareSelect } from '../../ui/kit/bare/bare-select'
import { Button } from '../../ui/workspace/kit/button'
import { Effect } from './effect'
import { Field, ReasonFields, type Why } from './reason-fields'

interface PriceFormProps {
  property: Property
  busy: boolean
  errors: Record<string, string>
  onClose: () => void
  onSend: (input: Omit<PriceChangeInput, 'version'>) => void
}

/** EUR cents of a typed amount; null for none or what is no amount. */
function centsOf(text: string, lang: string): number | null {
  const euros = readNumber(text, lang)
  return euros === null || Number.isNaN(euros) || euros < 0 ? null : Math.round(euros * 100)
}

/** The new price, why, and who would hear of it. */
export function PriceForm({ property, busy, errors, onClose, onSend }: PriceFormProps) {
  const { t, i18n } = useTranslation(['price', 'property'])
  const id = useId()
  const { offers } = property.basics
  const [operation, setOperation] = useState<Operation | undefined>(offers[0]?.operation)
  const offer = offers.find((one) => one.operation === operation)
  const old = offer?.price ?? null
  const [typed, setTyped] = useState(old === null ? '' : writeMoney(old, i18n.language))
  const [why, setWhy] = useState<Why>({ reason: '', text: '' })
  const [missing, setMissing] = useState<Record<string, string>>({})
  const price = centsOf(typed, i18n.language)
  const faults = { ...errors, ...missing }
  const choose = (next: Operation) => {
    setOperation(next)
    const price = offers.find((one) => one.operation === next)?.price
    setTyped(price === undefined ? '' : writeMoney(price, i18n.language))
  }
  const { reason, text } = why
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const lacks = {
      ...(price === null ? { price: t('priceMissing') } : {}),
      ...(reason === '' ? { reason: t('reasonMissing') } : {}),
    }
    setMissing(lacks)
    if (operation && price !== null && reason !== '')
      onSend({ operation, price, reason, ...(text.trim() && { text: text.trim() }) })
  }
  const bad = (name: string) =>
    faults[name] ? { 'aria-invalid': true, 'aria-describedby': `${id}${name}-e` } : {}
  const move =
    old !== null && old > 0 && price !== null && price !== old ? (price - old) / old : null
  const percent =
    move === null
      ? ''
      : new Intl.NumberFormat(i18n.language, {
          style: 'percent',
          maximumFractionDigits: 1,
          signDisplay: 'always',
        }).format(move)
  return (
    <form noValidate onSubmit={send}>
      {offers.length > 1 ? (
        <Field id={`${id}operation`} label={t('operation')}>
          <div className="text-control">
            <BareSelect
              id={`${id}operation`}
              value={operation}
              onChange={(event) => choose(event.target.value as Operation)}
            >
              {offers.map((one) => (
                <option key={one.operation} value={one.operation}>
                  {t(`property:enums.operation.${one.operation}`)}
                </option>
              ))}
            </BareSelect>
          </div>
        </Field>
      ) : null}
      <Field id={`${id}price`} label={t('price')} error={faults['price']}>
        <div className={faults['price'] ? 'text-control bad' : 'text-control'}>
          <BareInput
            id={`${id}price`}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            {...bad('price')}
          />
          <span aria-hidden>€</span>
        </div>
        <p className="field-help num">
          {[t('now', { price: moneyShort(old) || t('noPrice') }), percent]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </Field>
      <ReasonFields id={id} why={why} faults={faults} onChange={setWhy} />
      {operation && price !== null && price > 0 && price !== old ? (
        <Effect propertyId={property.id} operation={operation} price={price} />
      ) : (
        <p className="field-help price-effect">{t('typeFirst')}</p>
      )}
      <div className="price-end">
        <Button disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="main" disabled={busy}>
          {busy ? t('busy') : t('send')}
        </Button>
      </div>
    </form>
  )
}

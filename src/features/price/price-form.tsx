import { useId, useMemo, useRef, useState } from 'react'
import type { Operation, PriceChangeInput, Property } from '../../../generated/model'
import { focusField } from '../../forms/focus'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { moneyShort } from '../../lib/format'
import { FormFoot } from '../../ui/workspace/kit/form-foot'
import { SelectField } from '../../ui/workspace/kit/select-field'
import { Effect } from './effect'

type Typed = Partial<PriceChangeInput>

interface PriceFormProps {
  property: Property
  busy: boolean
  errors: Record<string, string> | null
  onClose: () => void
  onSend: (input: Omit<PriceChangeInput, 'version'>) => void
}

const moveOf = (old: number | null, price: unknown): number | null =>
  old !== null && old > 0 && typeof price === 'number' && price !== old ? (price - old) / old : null

/** The new price, why, and who would hear of it. */
export function PriceForm({ property, busy, errors, onClose, onSend }: PriceFormProps) {
  const { t, i18n } = useTranslation(['price', 'property'])
  const id = useId()
  const { offers } = property.basics
  const [operation, setOperation] = useState<Operation | undefined>(offers[0]?.operation)
  const old = offers.find((one) => one.operation === operation)?.price ?? null
  const [typed, setTyped] = useState<Typed>({ price: old ?? undefined })
  const { price, ...why } = typed
  const opened = useRef(false)
  const choose = (next: Operation) => {
    setOperation(next)
    setTyped({ ...why, price: offers.find((one) => one.operation === next)?.price })
  }
  const move = moveOf(old, price)
  const help = [
    t('now', { price: moneyShort(old) || t('noPrice') }),
    move !== null &&
      new Intl.NumberFormat(i18n.language, {
        style: 'percent',
        maximumFractionDigits: 1,
        signDisplay: 'always',
      }).format(move),
  ]
    .filter(Boolean)
    .join(' · ')
  const helps = useMemo(() => ({ price: help }), [help])
  return (
    <>
      {offers.length > 1 ? (
        <SelectField
          id={`${id}operation`}
          label={t('operation')}
          value={operation}
          onChange={(event) => choose(event.target.value as Operation)}
        >
          {offers.map((one) => (
            <option key={one.operation} value={one.operation}>
              {t(`property:enums.operation.${one.operation}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SchemaForm
        key={operation}
        name="PriceChangeInput"
        formId="price-change"
        value={{ ...typed, version: property.version, operation }}
        helps={helps}
        serverErrors={errors}
        onReady={() => {
          if (!opened.current) focusField('price-change', 'price')
          opened.current = true
        }}
        onChange={(input) => setTyped(input as Typed)}
        onSubmit={(input) => onSend(input as unknown as PriceChangeInput)}
      >
        {operation && typeof price === 'number' && price > 0 && price !== old ? (
          <Effect propertyId={property.id} operation={operation} price={price} />
        ) : (
          <p className="field-help price-effect">{t('typeFirst')}</p>
        )}
        <FormFoot back={t('cancel')} send={t('send')} busy={busy && t('busy')} onBack={onClose} />
      </SchemaForm>
    </>
  )
}

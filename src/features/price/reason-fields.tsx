import type { ReactNode } from 'react'
import { PriceReason } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { BareSelect } from '../../ui/kit/bare/bare-select'
import { TextArea } from '../../ui/workspace/kit/text-area'

/** A label, its field, and what is wrong with it. */
export function Field({
  id,
  label,
  error,
  children,
}: {
  id: string
  label: string
  error?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {error ? (
        <p id={`${id}-e`} className="error-message" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

export interface Why {
  reason: PriceReason | ''
  text: string
}

interface ReasonFieldsProps {
  id: string
  why: Why
  faults: Record<string, string | undefined>
  onChange: (why: Why) => void
}

/** Why a price changes: one of the list, and one's own words. */
export function ReasonFields({ id, why, faults, onChange }: ReasonFieldsProps) {
  const { t } = useTranslation('price')
  const bad = (name: string) =>
    faults[name] ? { 'aria-invalid': true, 'aria-describedby': `${id}${name}-e` } : {}
  return (
    <>
      <Field
        id={`${id}reason`}
        label={t('fields.priceChangeInput.reason')}
        error={faults['reason']}
      >
        <div className="text-control">
          <BareSelect
            id={`${id}reason`}
            value={why.reason}
            onChange={(event) => onChange({ ...why, reason: event.target.value as PriceReason })}
            {...bad('reason')}
          >
            <option value="">{t('choose')}</option>
            {Object.values(PriceReason).map((value) => (
              <option key={value} value={value}>
                {t(`enums.reason.${value}`)}
              </option>
            ))}
          </BareSelect>
        </div>
      </Field>
      <Field id={`${id}text`} label={t('fields.priceChangeInput.text')} error={faults['text']}>
        <TextArea
          id={`${id}text`}
          maxLength={500}
          value={why.text}
          onChange={(event) => onChange({ ...why, text: event.target.value })}
          {...bad('text')}
        />
      </Field>
    </>
  )
}

import type { Ref } from 'react'
import { useTranslation } from '../../i18n'
import type { GeneratedForm } from '../../../generated/forms/form-type'
import type { PlainErrors } from './plain-values'

/** What is wrong with the form, each line a way to its field. Takes the focus when it appears. */
export function PlainSummary({
  ref,
  form,
  errors,
  idOf,
}: {
  ref: Ref<HTMLDivElement>
  form: GeneratedForm
  errors: PlainErrors
  idOf: (field: string) => string
}) {
  const { t } = useTranslation([form.tag, 'public-forms'])
  const place = (field: string) =>
    form.order.includes(field) ? form.order.indexOf(field) : form.order.length
  const fields = Object.keys(errors).sort((a, b) => place(a) - place(b))
  if (fields.length === 0) return null
  const known = (field: string) => form.order.includes(field) && !form.ui[field]?.hidden
  // A box to tick carries a whole sentence as its label; its error says enough.
  const nameOf = (field: string) =>
    form.ui[field]?.widget === 'switch'
      ? ''
      : `${t(`${form.tag}:fields.${form.prefix}.${field}`)}: `
  const single = fields.length === 1 && !known(fields[0] ?? '')
  return (
    <div className="plain-summary" ref={ref} tabIndex={-1} role="alert">
      {!single && (
        <p className="plain-summary-title">{t('public-forms:summary', { count: fields.length })}</p>
      )}
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {known(field) ? (
              <a href={`#${idOf(field)}`} onClick={(event) => focusField(event, idOf(field))}>
                {nameOf(field)}
                {errors[field]}
              </a>
            ) : (
              errors[field]
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link to a field moves the focus, not the address: the address belongs to the page. */
function focusField(event: { preventDefault(): void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

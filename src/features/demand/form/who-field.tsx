import { useState, type ComponentType } from 'react'
import type { DemandContactInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { errorsOf } from './parts'

/** Searches the agency's contacts or makes one; brought in by the screen once there is such a picker. */
export type ContactPicker = ComponentType<{ value: string | null; onChange: (id: string | null) => void; label: string }>

/** Who looks, as it goes to the server. */
export interface Who {
  contactId?: string
  contact?: DemandContactInput
}

interface WhoFieldProps {
  value: Who
  errors: Record<string, string> | null
  busy: boolean
  onChange: (who: Who) => void
  Picker: ContactPicker | undefined
}

/** Who looks: one of the contacts, or a name and how to reach them; the server finds them again by phone or e-mail. */
export function WhoField({ value, errors, busy, onChange, Picker }: WhoFieldProps) {
  const { t } = useTranslation('demand')
  const [fresh, setFresh] = useState(!Picker)
  const problem = errors?.['contactId']
  return (
    <section className="pa dm-part" aria-labelledby="demand-part-who">
      <h2 id="demand-part-who">{t('part.who')}</h2>
      {fresh ? (
        <SchemaForm name="DemandContactInput" formId="demand-who" value={value.contact} disabled={busy} serverErrors={errorsOf('contact', errors)} onChange={(contact) => onChange({ contact: contact as unknown as DemandContactInput })} />
      ) : Picker ? <Picker value={value.contactId ?? null} label={t('who.label')} onChange={(id) => onChange(id ? { contactId: id } : {})} /> : null}
      {problem ? <p className="er-m" role="alert">{problem}</p> : null}
      {Picker ? <button type="button" className="bt t" onClick={() => { setFresh(!fresh); onChange({}) }}>{t(fresh ? 'who.known' : 'who.fresh')}</button> : null}
    </section>
  )
}

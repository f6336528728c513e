import { useState } from 'react'
import { createTemplate, updateTemplate } from '../../../generated/api/template/template'
import { TemplatePlace, type Template, type TemplateInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { fieldErrorsOf } from '../../lib/api-error'
import { setMessage } from '../../lib/message'
import { useSession } from '../../lib/session'
import { tellFailure } from '../../lib/tell-failure'
import { Button } from '../../ui/workspace/kit/button'

/**
 * The agency's texts are written by an ADMIN: an agent's are their own, and there is nothing to
 * choose.
 */
const OWN_ONLY = { withheld: { own: [] } }

/**
 * Writes a text in as many languages as one likes; the server says which place in braces it does
 * not know.
 */
export function TextForm({
  template,
  onDone,
  onBack,
}: {
  template: Template | null
  onDone: () => void
  onBack: () => void
}) {
  const { t } = useTranslation('template')
  const { profile } = useSession()
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async ({ name, own, subject, text }: TemplateInput) => {
    setBusy(true)
    try {
      if (template)
        await updateTemplate(
          template.id,
          {
            version: template.version,
            name,
            text,
            subject: subject ?? null,
            ...(own === undefined ? {} : { own }),
          },
          { quiet: true, silent: true },
        )
      else
        await createTemplate(
          { name, text, own: own ?? profile.role !== 'ADMIN', ...(subject ? { subject } : {}) },
          { quiet: true, silent: true },
        )
      setMessage('SUCCESS', t('saved', { name }))
      onDone()
    } catch (error) {
      setErrors(fieldErrorsOf(error))
      if (!fieldErrorsOf(error)) tellFailure(error)
      setBusy(false)
    }
  }
  const value = template
    ? { name: template.name, own: template.own, subject: template.subject, text: template.text }
    : { own: profile.role !== 'ADMIN' }
  return (
    <>
      <p className="mut">{t('places')}</p>
      <dl className="tp-places">
        {Object.values(TemplatePlace).map((place) => (
          <div key={place}>
            <dt>
              <code>{`{${place}}`}</code>
            </dt>
            <dd>{t(`place.${place}`)}</dd>
          </div>
        ))}
      </dl>
      <SchemaForm
        name="TemplateInput"
        formId="template"
        value={value}
        context={profile.role === 'ADMIN' ? undefined : OWN_ONLY}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) => void send(input as unknown as TemplateInput)}
      >
        <div className="tp-e">
          <Button disabled={busy} onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('save')}
          </Button>
        </div>
      </SchemaForm>
    </>
  )
}

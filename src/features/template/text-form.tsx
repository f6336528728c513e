import { useCreateTemplate, useUpdateTemplate } from '../../../generated/api/template/template'
import { TemplatePlace, type Template, type TemplateInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useSession } from '../../lib/session'
import { useWrite } from '../../lib/write'
import { FormFoot } from '../../ui/workspace/kit/form-foot'

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
  const told = {
    done: ({ name }: Template) => t('saved', { name }),
    onDone,
  }
  const change = useWrite(useUpdateTemplate, told)
  const add = useWrite(useCreateTemplate, told)
  const { busy, errors } = template ? change : add
  const send = ({ name, own, subject, text }: TemplateInput) => {
    if (!template) {
      const mine = own ?? profile.role !== 'ADMIN'
      return add.write({ data: { name, text, own: mine, ...(subject ? { subject } : {}) } })
    }
    const whose = own === undefined ? {} : { own }
    const { id, version } = template
    return change.write({ id, data: { version, name, text, subject: subject ?? null, ...whose } })
  }
  const value = template
    ? { name: template.name, own: template.own, subject: template.subject, text: template.text }
    : { own: profile.role !== 'ADMIN' }
  return (
    <>
      <p className="muted">{t('places')}</p>
      <dl className="template-places">
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
        <FormFoot back={t('back')} send={t('save')} busy={busy} onBack={onBack} />
      </SchemaForm>
    </>
  )
}

import { Pencil } from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import type { FormName } from '../../../../generated/forms/index'
import type { Contact } from '../../../../generated/model'
import { loadForm } from '../../../forms/load'
import { factsOf, formWords } from '../../../forms/values'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { Sk } from '../../../ui/skeleton'
import { phoneText } from '../../../lib/phone'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { PARTS, type PartName } from './parts'

const PartDialog = lazy(() => import('./part-dialog'))

function PartFacts({
  contact,
  part,
  form: name,
}: {
  contact: Contact
  part: PartName
  form: FormName
}) {
  const { t, i18n } = useTranslation(['contact', 'forms'])
  const form = use(loadForm(name))
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' })
  const facts = factsOf(form, formWords(form, t, i18n.language), contact[part], 'record')
  if (facts.length === 0) return <p className="muted">{t('record.noFacts')}</p>
  return (
    <dl className="contact-facts">
      {facts.map(({ path, name: fact, text }) => (
        <div key={path}>
          <dt>{fact}</dt>
          <dd>
            {/^(nationality|country)$/.test(path)
              ? countries.of(text)
              : path.endsWith('number')
                ? phoneText(text)
                : text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Everything known of a contact, part by part, each with its pencil. */
export function Facts({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const [editing, setEditing] = useState<(typeof PARTS)[number] | null>(null)
  return (
    <>
      {PARTS.map((entry) => {
        const [part, form] = entry
        const pencil = contact.mine ? (
          <IconButton
            label={t('record.editPart', { part: t(`part.${part}`) })}
            onClick={() => setEditing(entry)}
          >
            <Pencil size={18} aria-hidden />
          </IconButton>
        ) : null
        return (
          <Panel key={part} title={t(`part.${part}`)} action={pencil}>
            <Suspense fallback={<Sk w="60%" h={18} />}>
              <PartFacts contact={contact} part={part} form={form} />
            </Suspense>
          </Panel>
        )
      })}
      {editing ? (
        <Suspense>
          <PartDialog
            contact={contact}
            part={editing[0]}
            form={editing[1]}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

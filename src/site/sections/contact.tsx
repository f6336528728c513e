import type { SectionOf } from '../document'
import { Field } from '../parts/fields'
import { LeadForm } from '../parts/lead-form'
import { Reach } from '../parts/reach'
import { Section } from '../parts/section'
import { Line, Prose } from '../parts/text'
import { useSite } from '../site'

/** A form to write to the agency, and how else to reach it. */
export function Contact({ section }: { section: SectionOf<'contact'> }) {
  const { t, doc } = useSite()
  const fields = section.fields?.length ? section.fields : ['phone', 'message']
  const wish = fields.includes('visit')
  return (
    <Section section={section} className="contact">
      <div>
        <Line of={section.title} as="h2" />
        <Prose of={section.text} />
        <Reach />
        <Prose of={doc.contact.hours} className="hours" />
      </div>
      <LeadForm
        section={section.id}
        kind={wish ? 'visit_request' : 'question'}
        phone={fields.includes('phone')}
        message={fields.includes('message') ? undefined : null}
        submit={t('form.send')}
      >
        {wish && <Field form={section.id} name="visit" label={t('form.visit')} maxLength={200} />}
      </LeadForm>
    </Section>
  )
}

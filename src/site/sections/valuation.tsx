import type { SectionOf } from '../document'
import { Choice, Field } from '../parts/fields'
import { LeadForm } from '../parts/lead-form'
import { Section } from '../parts/section'
import { Line, Prose } from '../parts/text'
import { useSite } from '../site'

const STATES = ['new', 'good', 'reform', 'ruin'] as const

/** Asks for a valuation; what is told of the home becomes the words of the enquiry. */
export function Valuation({ section }: { section: SectionOf<'valuation'> }) {
  const { t, sent } = useSite()
  const wants = (name: 'address' | 'size' | 'state'): boolean =>
    !section.fields?.length || section.fields.includes(name)
  return (
    <Section section={section} className="value">
      <div>
        <Line of={section.title} as="h2" />
        <Prose of={section.text} />
      </div>
      <LeadForm section={section.id} kind="valuation" message={null} submit={t('value.send')}>
        {wants('address') && (
          <Field
            form={section.id}
            name="address"
            label={t('value.address')}
            autoComplete="street-address"
            required
            maxLength={200}
          />
        )}
        {wants('size') && (
          <Field form={section.id} name="size" label={t('value.size')} type="number" />
        )}
        {wants('state') && (
          <Choice
            id={`${section.id}-state`}
            name="state"
            label={t('value.state')}
            value={sent?.section === section.id ? sent.values.state : undefined}
          >
            <option value="">{t('value.anyState')}</option>
            {STATES.map((state) => (
              <option key={state} value={state}>
                {t(`value.states.${state}`)}
              </option>
            ))}
          </Choice>
        )}
      </LeadForm>
    </Section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import type { Property } from '../../../../generated/model'
import { loadForm } from '../../../forms/load'
import { factsOf, formWords } from '../../../forms/values'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { Sk } from '../../../ui/skeleton'
import { placeServices } from '../parts/place-services'
import { STEPS, type Step } from '../wizard/steps'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

/** A municipality by name; its code until the name is there. */
function PlaceName({ ine }: { ine: string }) {
  const { data } = useQuery({
    queryKey: ['municipality', ine],
    queryFn: () => placeServices.municipalityName?.(ine) ?? null,
    staleTime: Infinity,
  })
  return <>{data ?? ine}</>
}

function StepFacts({ step, property, own }: { step: Step; property: Property; own: boolean }) {
  const { t, i18n } = useTranslation(['property', 'forms'])
  const form = use(loadForm(step.form))
  const facts = factsOf(form, formWords(form, t, i18n.language), property[step.key], 'record')
  const name = t(`wizard.step.${step.key}`)
  const edit = href(step.route, { id: property.id })
  return (
    <details className="fact-group" open={step.number <= 3 && facts.length > 0}>
      <summary>
        <h3>{name}</h3>
        <span className="muted num">
          {facts.length > 0 ? facts.length : t('wizard.state.open')}
        </span>
      </summary>
      {facts.length === 0 ? (
        <p className="muted">
          {t('record.noFacts')}{' '}
          {own && (
            <Link className={inlineClass()} to={edit}>
              {t('record.completeStep')}
            </Link>
          )}
        </p>
      ) : (
        <>
          <dl className="fact-list">
            {facts.map(({ path, name: fact, text }) => (
              <div key={path}>
                <dt>{fact}</dt>
                <dd className="num">
                  {path === 'municipalityIne' ? <PlaceName ine={text} /> : text}
                </dd>
              </div>
            ))}
          </dl>
          {own && (
            <Link className={inlineClass()} to={edit}>
              {t('record.editStep', { step: name })}
            </Link>
          )}
        </>
      )}
    </details>
  )
}

/** Everything known, step by step, in the words of the forms. */
export function FactsPanel({ property, own }: { property: Property; own: boolean }) {
  const { t } = useTranslation('property')
  return (
    <Panel title={t('record.facts')} flush>
      {STEPS.map((step) => (
        <Suspense
          key={step.key}
          fallback={
            <div className="fact-group">
              <Sk w="40%" h={18} />
            </div>
          }
        >
          <StepFacts step={step} property={property} own={own} />
        </Suspense>
      ))}
    </Panel>
  )
}

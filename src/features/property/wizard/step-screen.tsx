import { TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from '../../../i18n'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { focusField } from '../../../forms/focus'
import { SchemaForm } from '../../../forms/schema-form'
import { href } from '../../../lib/href'
import type { PriceReasonSlot } from '../../../slots/price'
import { TextDrafts } from '../drafts/text-drafts'
import { DocumentsSection } from '../media/documents-section'
import { PhotosSection } from '../media/photos-section'
import { placeServices } from '../parts/place-services'
import { ReviewStep } from '../review/review-step'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { Actions } from './actions'
import { fieldOf, neededOf, stepAt } from './progress'
import type { WizardSession } from './session'
import { priceMoves } from './session-price'
import type { SessionState, Value } from './session-state'
import { contextOf, NEW_ID, type Step } from './steps'

interface StepScreenProps {
  step: Step
  session: WizardSession
  state: SessionState
  Reason: PriceReasonSlot
  Channels: ComponentType<{ propertyId: string }>
  onPublished: () => void
}

/**
 * Goes to the field an address names (`#layout.built`) once its form is there; else, coming from
 * another step, to the top.
 */
function useArrival(step: Step) {
  const { hash, key } = useLocation()
  const top = useRef<HTMLDivElement>(null)
  const arrived = useRef(false)
  useEffect(() => {
    const first = !arrived.current
    arrived.current = true
    const [form, ...field] = decodeURIComponent(hash.slice(1)).split('.')
    if (form !== step.key) {
      // A later change of the address, as when a new home gets its id, must not take the focus from
      // what is typed.
      if (first && key !== 'default') top.current?.focus({ preventScroll: true })
      return
    }
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      if (focusField(step.key, field.join('.')) || tries > 40) clearInterval(timer)
    }, 50)
    return () => clearInterval(timer)
  }, [hash, key, step])
  return top
}

/**
 * Errors to show at fields: what the server refused, and what the gate finds wrong (not merely
 * missing).
 */
function useFieldErrors(step: Step, state: SessionState): Record<string, string> {
  const { t } = useTranslation('property')
  const told = state.errors[step.key]
  const items = state.property?.quality.items
  const touched = state.edits[step.key] !== undefined
  return useMemo(() => {
    const wrong = touched
      ? []
      : (items ?? []).filter(
          (item) => item.step === step.number && item.state === 'error' && fieldOf(item) !== '',
        )
    return {
      ...Object.fromEntries(
        wrong.map((item) => [fieldOf(item), item.message ?? t(`gate.${item.key}`)]),
      ),
      ...told,
    }
  }, [told, items, touched, step, t])
}

/** What the server noticed of a field without refusing it: said under the field, not only in the list. */
const NOTICED: ReadonlySet<string> = new Set(['cadastralLetters', 'postalCodeMatch'])

function useNoticed(step: Step, { property }: SessionState): Record<string, string> {
  const { t } = useTranslation('property')
  const items = property?.quality.items
  return useMemo(
    () =>
      Object.fromEntries(
        (items ?? [])
          .filter(
            ({ key, state, step: of }) =>
              of === step.number && state === 'advice' && NOTICED.has(key),
          )
          .map((item) => [fieldOf(item), item.message ?? t(`gate.${item.key}`)]),
      ),
    [items, step, t],
  )
}

const NEW_BASICS = { offers: [{}] }

/** One step: its form, and what stands beside it on the steps of photos and of review. */
export function StepScreen({
  step,
  session,
  state,
  Reason,
  Channels,
  onPublished,
}: StepScreenProps) {
  const { t } = useTranslation('property')
  const navigate = useNavigate()
  const top = useArrival(step)
  const errors = useFieldErrors(step, state)
  const noticed = useNoticed(step, state)
  const basics = (state.edits.basics?.value ?? state.property?.basics) as Parameters<
    typeof contextOf
  >[0]
  const context = useMemo(() => contextOf(basics), [basics])
  const [left, setLeft] = useState<string[]>([])
  const { property } = state
  const needed = neededOf(step, property?.quality.items)
  // A saving that changes none of them draws no field anew.
  const published = useMemo(() => (needed === null ? null : new Set(needed.split(' '))), [needed])
  const value =
    state.edits[step.key]?.raw ?? property?.[step.key] ?? (step.number === 1 ? NEW_BASICS : {})
  const moves = priceMoves(property, state.edits.basics)
  const unsent =
    property !== null && state.save.kind === 'invalid' && state.edits[step.key] !== undefined
  const go = () => void navigate(href(stepAt(step.number + 1).route, { id: session.id }))
  const send = async () => {
    if ((await session.flush()) && session.id !== NEW_ID && !session.get().edits[step.key]) go()
    else if (step.number === 1)
      top.current?.querySelector<HTMLElement>('.price-reason select')?.focus()
  }
  const form = (
    <SchemaForm
      key={`${session.formKey} ${state.revision}`}
      name={step.form}
      formId={step.key}
      value={value}
      kept={state.restored.includes(step.key)}
      fill={state.edits[step.key] ? null : property?.[step.key]}
      context={context}
      services={placeServices}
      serverErrors={errors}
      helps={noticed}
      published={published}
      onReady={(next, report) => {
        if (!state.restored.includes(step.key)) return
        setLeft(report.left)
        session.edit(step.key, next, report)
      }}
      onChange={(next: Value, report) => session.edit(step.key, next, report)}
      onSubmit={() => void send()}
      aria-label={t('wizard.stepOf', { n: step.number, name: t(`wizard.step.${step.key}`) })}
    >
      {step.number === 1 && property && moves.length > 0 ? (
        <Reason
          propertyId={property.id}
          moves={moves}
          busy={state.save.kind === 'saving'}
          onSend={(why) => void session.giveReason(why)}
          onKeep={() => void session.keepPrices()}
        />
      ) : null}
      {step.number < 8 ? (
        <Actions
          step={step}
          id={session.id}
          saved={property !== null}
          unsent={unsent}
          onSkip={go}
        />
      ) : null}
    </SchemaForm>
  )
  return (
    <div className="panel wizard-panel" ref={top} tabIndex={-1}>
      <h2 className="spoken">
        {t('wizard.stepOf', { n: step.number, name: t(`wizard.step.${step.key}`) })}
      </h2>
      {state.restored.includes(step.key) ? (
        <div className="wizard-banner" role="status">
          <TriangleAlert size={18} aria-hidden />
          <span>
            {t('wizard.restored')}
            {left.length > 0 ? ` ${t('wizard.leftOut', { what: left.join('; ') })}` : ''}
          </span>
          <Button variant="text" onClick={() => session.discard(step.key)}>
            {t('wizard.discard')}
          </Button>
        </div>
      ) : null}
      {step.number > 1 && moves.length > 0 ? (
        <div className="wizard-banner" role="status">
          <TriangleAlert size={18} aria-hidden />
          <span>{t('wizard.priceWaits')}</span>
          <Link
            className={buttonClass({ variant: 'text' })}
            to={`${href(stepAt(1).route, { id: session.id })}#basics.offers`}
          >
            {t('wizard.sayWhy')}
          </Link>
        </div>
      ) : null}
      {step.number === 7 && property ? (
        <>
          <PhotosSection session={session} property={property} />
          <DocumentsSection propertyId={property.id} own />
          <TextDrafts session={session} state={state} />
        </>
      ) : null}
      {step.number === 8 && property ? (
        <ReviewStep session={session} state={state} onPublished={onPublished}>
          {form}
          <Channels propertyId={property.id} />
        </ReviewStep>
      ) : (
        form
      )}
    </div>
  )
}

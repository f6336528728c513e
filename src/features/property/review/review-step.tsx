import { ArrowLeft, CircleAlert, CircleCheck, ExternalLink, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { href } from '../../../lib/href'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { useBusy } from '../../../lib/use-busy'
import { TextDrafts } from '../drafts/text-drafts'
import { fieldOf, ranked, stepAt } from '../wizard/progress'
import type { WizardSession } from '../wizard/session'
import type { SessionState } from '../wizard/session-state'
import { STEPS } from '../wizard/steps'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { HomePreview } from './home-preview'
import './review.css'

/** What title and text are judged by: until they are there, a draft of them is offered here, too. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'description'])

interface ReviewStepProps {
  session: WizardSession
  state: SessionState
  onPublished: () => void
  children: ReactNode
}

/** Last step: how it will look, what still stops it, what the public sees, and the button. */
export function ReviewStep({ session, state, onPublished, children }: ReviewStepProps) {
  const { t } = useTranslation('property')
  // The wizard's session saves what is open first, and says why not.
  const [sending, during] = useBusy()
  const [refused, setRefused] = useState(false)
  const { profile } = useSession()
  const { property, edits } = state
  if (!property) return null
  const stops = ranked(property.quality.items).filter(
    (item) => item.state === 'missing' || item.state === 'error',
  )
  const unsaved = STEPS.filter(({ key }) => edits[key] && !edits[key]?.valid)
  const ready = stops.length === 0 && unsaved.length === 0
  const live = property.status === 'active'
  const mayPublish = may(profile, 'publish')
  const unwritten = property.quality.items.some(
    ({ key, state: is }) => TEXTS.has(key) && is !== 'done',
  )
  const publish = async () => {
    setRefused(false)
    const done = await session.publish()
    if (done) onPublished()
    else setRefused(true)
  }
  return (
    <>
      <HomePreview property={property} />
      <section className="review-gate" aria-labelledby="gate-title">
        <h3 id="gate-title">
          {ready ? (
            <CircleCheck size={20} className="ok" aria-hidden />
          ) : (
            <CircleAlert size={20} className="tone-error" aria-hidden />
          )}
          {ready ? t('review.ready') : t('review.stops', { count: stops.length + unsaved.length })}
        </h3>
        {ready ? (
          <p className="muted">
            {t(live ? 'review.liveText' : mayPublish ? 'review.readyText' : 'review.mayNot')}
          </p>
        ) : (
          <ul>
            {unsaved.map((step) => (
              <li key={step.key}>
                <Link to={href(step.route, { id: property.id })}>
                  {t('review.unsaved', { step: t(`wizard.step.${step.key}`) })}
                </Link>
              </li>
            ))}
            {stops.map((item) => (
              <li key={item.key + item.field}>
                <Link
                  to={`${href(stepAt(item.step).route, { id: property.id })}#${stepAt(item.step).key}.${fieldOf(item)}`}
                >
                  {item.message ?? t(`gate.${item.key}`)}
                </Link>
                <small>{t('wizard.stepN', { n: item.step })}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
      {unwritten ? <TextDrafts session={session} state={state} /> : null}
      {children}
      {refused ? (
        <p className="error-message" role="alert">
          <CircleAlert size={16} aria-hidden />
          {t('review.refused')}
        </p>
      ) : null}
      <div className="acts">
        <Link className={buttonClass()} to={href(stepAt(7).route, { id: property.id })}>
          <ArrowLeft size={18} aria-hidden />
          {t('wizard.short.texts')}
        </Link>
        <span className="muted">{t('wizard.savesItself')}</span>
        <span className="end">
          {live ? (
            <a
              className={buttonClass({ variant: 'main' })}
              href={href('inmueble-id', { id: property.id })}
            >
              <ExternalLink size={18} aria-hidden />
              {t('review.seeListing')}
            </a>
          ) : mayPublish ? (
            <Button
              variant="main"
              disabled={sending}
              aria-disabled={sending || undefined}
              onClick={() => void during(publish)}
            >
              <Send size={18} aria-hidden />
              {t(sending ? 'review.publishing' : 'review.publish')}
            </Button>
          ) : ready ? null : (
            <span className="muted">{t('review.mayNotYet')}</span>
          )}
        </span>
      </div>
    </>
  )
}

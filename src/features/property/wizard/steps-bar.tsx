import { Check, CircleAlert, CircleDashed } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { href } from '../../../lib/href'
import { stateOf } from './progress'
import type { SessionState } from './session-state'
import { NEW_ID, STEPS, type Step } from './steps'

const TONES = { done: 'is-done', missing: 'is-missing', error: 'tone-error', open: '' }
const ICONS = { done: Check, missing: CircleDashed, error: CircleAlert, open: CircleDashed }

/** The eight steps, each with its word. A home that is not saved yet has only the first. */
export function StepsBar({ state, current }: { state: SessionState; current: Step }) {
  const { t } = useTranslation('property')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (item && list.current) list.current.scrollLeft = item.offsetLeft - 24
  }, [current])
  return (
    <nav aria-label={t('wizard.steps')} className="sp-n">
      <ol className="steps-bar" ref={list} tabIndex={0} aria-label={t('wizard.steps')}>
        {STEPS.map((step) => {
          const { tone, count } = stateOf(step, state)
          const Icon = ICONS[tone]
          const here = step === current
          const name = `${step.number}. ${t(`wizard.step.${step.key}`)}`
          const word =
            !state.property && state.id !== NEW_ID
              ? ' '
              : step.number === 8
                ? state.property?.publishedAt
                  ? t('wizard.state.published')
                  : ''
                : t(`wizard.state.${tone}`, { count })
          const inside = (
            <>
              <span>{name}</span>
              {word ? (
                <small>
                  {word === ' ' ? (
                    ' '
                  ) : (
                    <>
                      <Icon size={13} aria-hidden />
                      {word}
                    </>
                  )}
                </small>
              ) : null}
            </>
          )
          return (
            <li key={step.key} className={here ? `is-current ${TONES[tone]}` : TONES[tone]}>
              {state.id === NEW_ID && !here ? (
                <a aria-disabled="true" role="link">
                  {inside}
                </a>
              ) : (
                <Link
                  to={href(step.route, { id: state.id })}
                  aria-current={here ? 'step' : undefined}
                >
                  {inside}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

import { Check, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SiteDomain } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { Record } from './record'

/** What a colleague has to do, as a mail that is written already. */
function mailOf(domain: SiteDomain, words: { subject: string; text: string }): string {
  const lines = domain.records.map(({ type, name, value }) => `${type}  ${name}  ${value}`)
  const body = encodeURIComponent([words.text, ...lines].join('\n\n'))
  return `mailto:?subject=${encodeURIComponent(words.subject)}&body=${body}`
}

function Step({
  number,
  title,
  state,
  children,
}: {
  number: number
  title: string
  state: 'done' | 'now' | 'later'
  children: ReactNode
}) {
  return (
    <li className={`is-${state}`}>
      <span className="site-step-number" aria-hidden="true">
        {state === 'done' ? <Check size={18} /> : number}
      </span>
      <div>
        <h4>
          <span className="spoken">{number}. </span>
          {title}
        </h4>
        {children}
      </div>
    </li>
  )
}

/** When the records were looked at last, and when they are again. */
function Live({ domain }: { domain: SiteDomain }) {
  const { t } = useTranslation('site')
  useNow()
  const { checkedAt } = domain
  const seconds = checkedAt === null ? null : (Date.now() - Date.parse(checkedAt)) / 1000
  const when =
    checkedAt === null || seconds === null
      ? t('domain.live.never')
      : seconds < 90
        ? t('domain.live.now')
        : t('domain.live.at', { time: date(checkedAt, 'DD/MM/YYYY HH:mm') })
  return (
    <p className="site-live" role="status">
      <span className="site-pulse" aria-hidden="true" />
      {when} {t('domain.live.again')}
    </p>
  )
}

/** What is in the way and what to do about it, in the words of who sells domains. */
export function Problem({ domain: { problem, zone } }: { domain: SiteDomain }) {
  const { t } = useTranslation('site')
  if (problem === null) return null
  return (
    <p className="site-explain" role="status">
      <Info className="icon" aria-hidden="true" />
      <span>{t(`domain.problem.${problem}`, { zone })}</span>
    </p>
  )
}

/** The way of a domain from its name to the site being read there, in three steps. */
export function Steps({ domain, canEdit }: { domain: SiteDomain; canEdit: boolean }) {
  const { t } = useTranslation('site')
  const { name, zone, records, state, problem, checkedAt } = domain
  const count = records.length
  const isHere = state === 'proved' && (problem === null || problem === 'unreachable')
  return (
    <ol className="site-steps">
      <Step number={1} state="done" title={t('domain.step.name')}>
        <p>
          <b>{name}</b>
        </p>
      </Step>
      <Step
        number={2}
        state={isHere ? 'done' : 'now'}
        title={t('domain.step.records', { count, zone })}
      >
        {canEdit ? (
          <p className="ui-muted">
            {t('domain.step.other')}{' '}
            <a
              className={inlineClass()}
              href={mailOf(domain, {
                subject: t('domain.mail.subject', { zone }),
                text: t('domain.mail.text', { zone, name }),
              })}
            >
              {t('domain.step.mail')}
            </a>
          </p>
        ) : null}
        {records.map((record) => (
          <Record key={record.type + record.value} record={record} looked={checkedAt !== null} />
        ))}
        {isHere ? null : (
          <>
            <Problem domain={domain} />
            <Live domain={domain} />
          </>
        )}
      </Step>
      <Step number={3} state={isHere ? 'now' : 'later'} title={t('domain.step.lock')}>
        <p className="ui-muted">{t('domain.step.lockText')}</p>
        {isHere ? (
          <>
            <Problem domain={domain} />
            <Live domain={domain} />
          </>
        ) : null}
      </Step>
    </ol>
  )
}

import { CircleAlert, CircleHelp, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PublicationHome, PublicationIssue } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { fieldAddress } from '../../../lib/field-address'

const ICONS = { error: CircleAlert, warning: TriangleAlert }
const RANK: Record<PublicationIssue['severity'], number> = { error: 0, warning: 1 }

/**
 * Why a home is not out, or what is odd about it: each remark opens its field in the wizard.
 * Without any, since when it is out.
 */
export function Issues({ home }: { home: PublicationHome }) {
  const { t } = useTranslation('publication')
  const { propertyId, reason, issues, state, publishedAt, sending } = home
  return (
    <>
      {reason && <p className="publication-why">{t(`reason.${reason}`)}</p>}
      {issues.length > 0 && (
        <ul className="publication-issues">
          {issues
            .toSorted((a, b) => RANK[a.severity] - RANK[b.severity])
            .map((issue) => {
              const Icon = ICONS[issue.severity] ?? CircleHelp
              return (
                <li key={`${issue.rule} ${issue.field}`} className={`is-${issue.severity}`}>
                  <Icon className="icon" aria-hidden="true" />
                  <Link to={fieldAddress(propertyId, issue)}>{issue.message}</Link>{' '}
                  <small>{t('step', { n: issue.step })}</small>
                </li>
              )
            })}
        </ul>
      )}
      {!reason && publishedAt && (
        <p className="publication-why num">
          {t('since', { when: date(publishedAt, 'DD/MM/YYYY HH:mm') })}
        </p>
      )}
      {sending?.answer && <p className="publication-answer">{sending.answer}</p>}
      {sending && sending.waits !== 'none' && (
        <p className="publication-why num">
          {t(`sending.${sending.waits}`, {
            when: sending.nextAt ? date(sending.nextAt, 'DD/MM/YYYY HH:mm') : '',
          })}
        </p>
      )}
      {state === 'queued' && !sending && <p className="publication-why">{t('waits')}</p>}
    </>
  )
}

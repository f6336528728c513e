import { useCheckAudit } from '../../../generated/api/audit/audit'
import { useTranslation } from '../../i18n'
import { count } from '../../lib/format'

/** Whether nobody has taken a line out, changed or moved one; nothing while it is not known. */
export function ChainNote() {
  const { t } = useTranslation('audit')
  const { data } = useCheckAudit({ request: { silent: true } })
  if (!data || (data.whole && data.last === 0)) return null
  const { whole, first, last, brokenAt, fault } = data
  return whole ? (
    <p className="audit-chain">{t('chain.whole', { first: count(first), last: count(last) })}</p>
  ) : (
    <p className="audit-chain is-broken" role="alert">
      {t(`chain.${fault ?? 'missing'}`, { line: count(brokenAt) })}
    </p>
  )
}

import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SiteColorPair } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'

/** A colour where it stands, its name and how well it is read there; what is to be done beside it. */
export function ColorPair({
  pair: { field, color, ground, ratio, moved },
  problem,
  children,
}: {
  pair: SiteColorPair
  /** Why it cannot stay so. */
  problem?: string | undefined
  children?: ReactNode
}) {
  const { t } = useTranslation('site')
  const Mark = problem === undefined ? Check : X
  return (
    <li className={problem === undefined ? undefined : 'is-bad'}>
      <span className="site-pair-shown" style={{ color, background: ground }} aria-hidden="true" />
      <span>
        <b>{t(`logo.field.${field}`)}</b>{' '}
        <span className="num">{field === 'ground' ? ground : color}</span>
        <small className="muted">
          <Mark className="icon" aria-hidden="true" /> {t('logo.ratio', { ratio: count(ratio) })}
          {moved ? ` ${t('logo.moved')}` : ''}
        </small>
        {problem === undefined ? null : <small role="alert">{problem}</small>}
      </span>
      {children}
    </li>
  )
}

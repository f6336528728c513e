import { Link } from 'react-router-dom'
import type { AnalysisHome, AnalysisHomeAct } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { byCode } from '../../../lib/by-code'
import { href } from '../../../lib/href'
import { PASSPORT_ANCHOR } from '../../../slots/passport'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/** Where each act is done. */
const WHERE: Record<AnalysisHomeAct, (id: string) => string> = {
  papers: (id) => `${href('auth-cartera-inmueble-id', { id })}#${PASSPORT_ANCHOR}`,
  renew: (id) => href('auth-cartera-inmueble-editar-id-step-6', { id }),
  drop: (id) => href('auth-cartera-inmueble-id', { id }),
  reprice: (id) => href('auth-cartera-inmueble-id', { id }),
  photos: (id) => href('auth-cartera-inmueble-editar-id-step-7', { id }),
}

/** What a home asks for first, as the way there. */
export function ActLink({ home: { act, propertyId, title } }: { home: AnalysisHome }) {
  const { t } = useTranslation('analysis')
  const to = act && byCode(WHERE, act, null)
  if (!to) return null
  return (
    <Link className={buttonClass()} to={to(propertyId)}>
      {t(`act.${act}.do`)}
      <span className="spoken">: {title}</span>
    </Link>
  )
}

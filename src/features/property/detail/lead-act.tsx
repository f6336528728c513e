import { ArchiveRestore, ArrowRight, CircleCheck, FilePen, Globe, Handshake } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Property, PropertyStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { dayAt } from '../../../lib/madrid'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { fieldOf, stepAt } from '../wizard/progress'
import { nextAct } from './next-act'

interface LeadActProps {
  property: Property
  onStatus: (to: PropertyStatus) => void
  onRestore: () => void
}

const [MANDATE, REVIEW] = [6, 8]

/** The one act that leads a home on; nothing where there is none, or it is not this person's. */
export function LeadAct({ property, onStatus, onRestore }: LeadActProps) {
  const { t } = useTranslation('property')
  const { profile } = useSession()
  const next = nextAct(property, dayAt(new Date()))
  if (!next) return null
  const to = (number: number, field = '') => {
    const { route, key } = stepAt(number)
    return `${href(route, { id: property.id })}${field && `#${key}.${field}`}`
  }
  const main = buttonClass({ variant: 'main' })
  if (next.act === 'complete')
    return (
      <Link className={main} to={to(next.item.step, fieldOf(next.item))}>
        <ArrowRight size={18} aria-hidden />
        {t('record.lead.complete')}
      </Link>
    )
  if (next.act === 'publish')
    return may(profile, 'publish') ? (
      <Link className={main} to={to(REVIEW)}>
        <Globe size={18} aria-hidden />
        {t('record.lead.publish')}
      </Link>
    ) : null
  if (next.act === 'renew')
    return (
      <Link className={main} to={to(MANDATE, 'endsOn')}>
        <FilePen size={18} aria-hidden />
        {t('record.lead.renew')}
      </Link>
    )
  const acts = {
    restore: { Icon: ArchiveRestore, words: t('record.restore'), go: onRestore },
    reserve: { Icon: Handshake, words: t('record.lead.reserve'), go: () => onStatus('reserved') },
    close: { Icon: CircleCheck, words: t('record.lead.close'), go: () => onStatus('closed') },
  }
  const { Icon, words, go } = acts[next.act]
  return (
    <Button variant="main" onClick={go}>
      <Icon size={18} aria-hidden />
      {words}
    </Button>
  )
}

import { keepPreviousData } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { useListIntroductions } from '../../../../generated/api/introduction/introduction'
import { IntroductionRole } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import type { ProposeDealSlot } from '../../../slots/introduction'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import '../introduction.css'
import { ChecksPanel } from './checks-panel'
import { IntroductionRow } from './introduction-row'
import { LedgersPanel } from './ledgers-panel'

const PAGE = 25

/** A STAFF reads of own clients alone. */
const OF_STAFF: IntroductionRole[] = ['seller', 'own']

/**
 * The register of introductions, of a STAFF their own clients'; for an ADMIN with the networks'
 * chains and the checks of others.
 */
export function RegisterPart({ Propose }: { Propose: ProposeDealSlot }) {
  const { t } = useTranslation('introduction')
  const { profile } = useSession()
  const [role, setRole] = useState<IntroductionRole | null>(null)
  // Cursors of the pages before this one, so that there is a way back.
  const [trail, setTrail] = useState<string[]>([])
  const cursor = trail.at(-1)
  const { data, isPending, error, refetch } = useListIntroductions(
    { limit: PAGE, ...(role && { role }), ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const next = data?.next
  const roles = profile.role === 'ADMIN' ? Object.values(IntroductionRole) : OF_STAFF
  const choose = (one: IntroductionRole) => {
    setRole(role === one ? null : one)
    setTrail([])
  }
  return (
    <div className="introduction-stack">
      <Panel title={t('title')} note={data && t('total', { count: data.total })} flush>
        <p className="introduction-about">{t('about')}</p>
        <div className="introduction-filter">
          {roles.map((one) => (
            <ChipToggle key={one} on={role === one} onClick={() => choose(one)}>
              {t(`role.${one}`)}
            </ChipToggle>
          ))}
        </div>
        <Coming
          isPending={isPending}
          error={!data && error}
          rows={4}
          label={t('loading')}
          level={3}
          onRetry={refetch}
        />
        {data && data.items.length === 0 && (
          <EmptyState
            icon={Handshake}
            level={3}
            title={t(role ? 'noneOf' : 'none')}
            text={t('noneText')}
          />
        )}
        <ul>
          {data?.items.map((one) => (
            <IntroductionRow key={one.id} introduction={one} Propose={Propose} />
          ))}
        </ul>
        {(trail.length > 0 || next) && (
          <div className="introduction-foot">
            {trail.length > 0 && (
              <Button onClick={() => setTrail(trail.slice(0, -1))}>{t('newer')}</Button>
            )}
            {next && <Button onClick={() => setTrail([...trail, next])}>{t('older')}</Button>}
            <span className="num">{t('page', { n: count(trail.length + 1) })}</span>
          </div>
        )}
      </Panel>
      {data && data.ledgers.length > 0 && <LedgersPanel ledgers={data.ledgers} />}
      {profile.role === 'ADMIN' && <ChecksPanel />}
    </div>
  )
}

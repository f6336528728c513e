import { Archive, ArchiveRestore, Send, Tag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Demand } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { Acts } from '../../../ui/workspace/acts'
import { toDemands } from '../parts/address'
import { nextOf } from '../parts/next'
import { DemandStatusChip } from '../parts/status'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { ChangeStatus } from './change-status'
import type { DemandSlots, Sendable } from './slots'
import { FactsPanel } from './facts-panel'
import { HistoryPanel } from './history-panel'
import { PersonPanel } from './person-panel'
import { DemandTags } from './demand-tags'
import { useArchive } from './use-archive'

/** The form's code comes with the form. */
const EditDemand = lazy(() => import('./edit-demand'))

type Props = DemandSlots & { demand: Demand }

/**
 * One demand: who looks and for what at the left; what fits, what was sent and what happened at the
 * right.
 */
export function DemandPage({ demand, AreaTool, Matches, Selections }: Props) {
  const { profile } = useSession()
  const { t } = useTranslation('demand')
  const [editing, setEditing] = useState(false)
  const [changing, setChanging] = useState<Demand['status'] | null>(null)
  const [ticked, setTicked] = useState<Sendable[]>([])
  const [outgoing, setOutgoing] = useState<Sendable[] | null>(null)
  const send = () => setOutgoing(ticked)
  const { archive, restore } = useArchive(demand)
  const live = demand.own && demand.archivedAt === null
  return (
    <>
      <DocumentHead title={`${demand.title}, ${demand.ref}`} />
      <div className="desk-head demand-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={toDemands()}>
              {t('list.title')}
            </Link>{' '}
            › <span>{demand.ref}</span>
          </p>
          <h1>
            {demand.title} <DemandStatusChip demand={demand} />
          </h1>
          {demand.reason && demand.status !== 'SEARCH' ? (
            <p className="sub">{t(`enums.reason.${demand.reason}`)}</p>
          ) : null}
        </div>
        {demand.own ? (
          <Acts
            more={
              <>
                {demand.archivedAt ? (
                  <Button onClick={() => void restore()}>
                    <ArchiveRestore size={18} aria-hidden />
                    {t('act.restore')}
                  </Button>
                ) : may(profile, 'delete') ? (
                  <Button variant="text" onClick={() => void archive()}>
                    <Archive size={18} aria-hidden />
                    {t('act.archive')}
                  </Button>
                ) : null}
                {live
                  ? nextOf(demand.status).map((status) => (
                      <Button key={status} onClick={() => setChanging(status)}>
                        <Tag size={18} aria-hidden />
                        {t(`act.${status}`)}
                      </Button>
                    ))
                  : null}
              </>
            }
          >
            {live && demand.status === 'SEARCH' ? (
              <Button variant="main" onClick={send}>
                <Send size={18} aria-hidden />
                {ticked.length > 0 ? t('act.sendTicked', { count: ticked.length }) : t('act.send')}
              </Button>
            ) : null}
          </Acts>
        ) : (
          <p className="sub">{t('readOnly', { name: demand.agentName ?? t('noAgent') })}</p>
        )}
      </div>
      {editing ? (
        <Suspense fallback={<SkeletonRows rows={8} label={t('loading')} />}>
          <EditDemand demand={demand} AreaTool={AreaTool} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <div className="demand">
          <div className="demand-first">
            <PersonPanel demand={demand} />
            <FactsPanel demand={demand} onEdit={demand.own ? () => setEditing(true) : undefined} />
            <DemandTags demand={demand} />
          </div>
          <div className="demand-second">
            {Matches ? (
              <Matches
                demandId={demand.id}
                version={demand.version}
                ticked={ticked}
                onTick={setTicked}
                onSend={send}
              />
            ) : null}
            <Selections
              demandId={demand.id}
              mayWrite={live}
              sending={outgoing}
              onSending={setOutgoing}
              onSent={() => setTicked([])}
            />
            <HistoryPanel demand={demand} />
          </div>
        </div>
      )}
      {changing ? (
        <ChangeStatus demand={demand} status={changing} onClose={() => setChanging(null)} />
      ) : null}
    </>
  )
}

import { FileCheck2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCreatePassportProof, useGetPassport } from '../../../../generated/api/passport/passport'
import type { PassportLight } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { PASSPORT_ANCHOR } from '../../../slots/passport'
import '../passport.css'
import { Alarms } from './alarms'
import { Answer } from './answer'
import { LightGroups } from './light-groups'
import { ProofBox } from './proof-box'

const WaiveDialog = lazy(() => import('./waive-dialog'))

/** How a home stands to each rule: may it be advertised, what is asked, what comes, and the proof. */
export function PassportPanel({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('passport')
  const { profile } = useSession()
  const { hash } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const [waived, setWaived] = useState<PassportLight | null>(null)
  const { data, isPending, error, refetch } = useGetPassport(propertyId, {
    request: { silent: true },
  })
  const proof = useWrite(useCreatePassportProof, {
    done: t('proof.made'),
    reads: ['passport', 'property'],
  })
  const asked = hash === `#${PASSPORT_ANCHOR}`
  const ready = !isPending
  useEffect(() => {
    if (asked && ready) frame.current?.scrollIntoView({ block: 'start' })
  }, [asked, ready])
  return (
    <div id={PASSPORT_ANCHOR} ref={frame} className="passport">
      <Panel
        title={t('title')}
        flush
        action={
          <Button
            disabled={proof.busy || !data}
            onClick={() => void proof.write({ id: propertyId })}
          >
            <FileCheck2 size={18} aria-hidden />
            {proof.busy ? t('proof.making') : t('proof.make')}
          </Button>
        }
      >
        {isPending && <SkeletonRows rows={4} label={t('loading')} />}
        {error && !data && (
          <ErrorState error={error} level={3} title={t('failed')} onRetry={() => void refetch()} />
        )}
        {data && (
          <>
            <Answer passport={data} />
            <LightGroups
              passport={data}
              onWaive={profile.role === 'ADMIN' ? setWaived : undefined}
            />
            <div className="passport-foot">
              <ProofBox propertyId={propertyId} proof={data.proof} />
              <Alarms alarms={data.alarms} />
            </div>
            <p className="passport-note">{t('note', { version: data.version })}</p>
          </>
        )}
      </Panel>
      {waived && (
        <Suspense fallback={null}>
          <WaiveDialog propertyId={propertyId} light={waived} onClose={() => setWaived(null)} />
        </Suspense>
      )}
    </div>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import { useGetRental } from '../../../../../generated/api/rental/rental'
import { useTranslation } from '../../../../i18n'
import { Panel } from '../../../../ui/panel'
import { SkeletonRows } from '../../../../ui/skeleton'
import { ErrorState } from '../../../../ui/states'
import { StatusChip } from '../../../../ui/status-chip'
import { Matches } from '../offers/matches'
import { OfferPanel } from '../offers/offer-panel'
import { TONES } from '../states'
import { Accesses } from './accesses'
import { Answers } from './answers'
import { Assigned } from './assigned'
import { Checks } from './checks'
import { Documents } from './documents'
import { History } from './history'
import { NextAct } from './next-act'
import { Note } from './note'
import { Stepper } from './stepper'

/** One file: where it stands and what comes next, what speaks for it, what was written. */
export function FileDetail({ id, onErased }: { id: string; onErased: () => void }) {
  const { t } = useTranslation('rental')
  const box = useRef<HTMLDivElement>(null)
  // On a phone the file stands below the list: whoever opens it is taken there.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    if (matchMedia('(max-width: 1079px)').matches) box.current?.scrollIntoView({ block: 'start' })
  }, [])
  // Each opening is written down: looking back at the window is none.
  const {
    data: file,
    isError,
    error,
    refetch,
  } = useGetRental(id, {
    query: { refetchOnWindowFocus: false, refetchOnReconnect: false },
    request: { silent: true },
  })
  const framed = (content: ReactNode) => (
    <div className="rental-in" ref={box} tabIndex={-1}>
      {content}
    </div>
  )
  if (isError)
    return framed(
      <Panel>
        <ErrorState
          error={error}
          level={3}
          title={t('desk.fileFailed')}
          onRetry={() => void refetch()}
        />
      </Panel>,
    )
  if (!file)
    return framed(
      <Panel>
        <SkeletonRows rows={6} label={t('desk.loading')} />
      </Panel>,
    )
  const isOpen = file.state === 'visit' || file.state === 'approved'
  return framed(
    <>
      <Panel
        title={file.name}
        note={`${file.reference} · ${t(`desk.side.${file.side}`)}`}
        action={<StatusChip tone={TONES[file.state]}>{t(`enums.state.${file.state}`)}</StatusChip>}
        flush
      >
        <Stepper file={file} />
        <NextAct key={file.version} file={file} />
        <Assigned file={file} />
      </Panel>
      <div className="rental-columns">
        <div className="rental-stack">
          <Checks file={file} />
          <Answers file={file} />
        </div>
        <div className="rental-stack">
          <OfferPanel file={file} />
          {isOpen && <Matches file={file} />}
          <Documents file={file} />
          <History file={file} />
          <Note key={file.version} file={file} onErased={onErased} />
          <Accesses file={file} />
        </div>
      </div>
    </>,
  )
}

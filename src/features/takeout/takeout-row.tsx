import { Download } from 'lucide-react'
import { useState } from 'react'
import { useCreateTakeoutAddress, useDeleteTakeout } from '../../../generated/api/takeout/takeout'
import type { Takeout } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, date } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { StatusChip, type Tone } from '../../ui/status-chip'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'
import { Progress } from '../../ui/workspace/kit/progress'
import { sizeOf } from '../../lib/bytes'

const TONE: Record<Takeout['state'], Tone> = {
  collecting: 'sea',
  ready: 'ok',
  broken: 'error',
  failed: 'error',
  ended: 'neutral',
}

const WHEN = 'DD/MM/YYYY HH:mm'

/** One takeout: who asked, how far it is or how large, and what can be done with it. */
export function TakeoutRow({ takeout }: { takeout: Takeout }) {
  const { t } = useTranslation('takeout')
  const { state, byName, createdAt, progress } = takeout
  return (
    <li className="takeout-row">
      <div>
        <StatusChip tone={TONE[state]}>{t(`state.${state}`)}</StatusChip>
        <b className="num">{date(createdAt, WHEN)}</b>
        <small>{byName ?? t('nobody')}</small>
        <small>{takeout.parts.map((part) => t(`enums.parts.${part}`)).join(' · ')}</small>
        <Facts takeout={takeout} />
        {state === 'collecting' && <Progress label={t('making')} share={progress / 100} />}
      </div>
      <Acts takeout={takeout} />
    </li>
  )
}

function Facts({ takeout }: { takeout: Takeout }) {
  const { t } = useTranslation('takeout')
  const { state, entries, bytes, expiresAt, missing, links, lastReadAt, progress } = takeout
  const lines = [
    state === 'collecting' && t('progress', { percent: progress }),
    entries !== null &&
      bytes !== null &&
      t('size', { count: entries, n: count(entries), size: sizeOf(bytes) }),
    state === 'ready' && expiresAt && t('until', { when: date(expiresAt, WHEN) }),
    lastReadAt ? t('read', { when: date(lastReadAt, WHEN) }) : links > 0 && t('unread'),
    missing > 0 && t('missing', { count: missing }),
    (state === 'broken' || state === 'failed') && t(`why.${state}`),
  ]
  return lines.filter(Boolean).map((line) => (
    <small key={String(line)} className="num">
      {line}
    </small>
  ))
}

function Acts({ takeout: { id, state } }: { takeout: Takeout }) {
  const { t } = useTranslation('takeout')
  const [asking, setAsking] = useState(false)
  const download = useWrite(useCreateTakeoutAddress, {
    done: t('begun'),
    reads: ['takeout'],
    onDone: ({ url }) => window.location.assign(url),
  })
  const end = useWrite(useDeleteTakeout, {
    done: t('end.done'),
    reads: ['takeout'],
    onDone: () => setAsking(false),
    onRefused: () => setAsking(false),
  })
  if (state === 'ended' || state === 'failed') return null
  return (
    <div className="takeout-acts">
      {state === 'ready' && (
        <Button variant="main" disabled={download.busy} onClick={() => void download.write({ id })}>
          <Download className="icon" aria-hidden="true" />
          {t('download')}
        </Button>
      )}
      <Button variant="text" onClick={() => setAsking(true)}>
        {t(state === 'collecting' ? 'end.stop' : 'end.open')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('end.title')}
          text={t('end.text')}
          cancel={t('cancel')}
          send={t('end.open')}
          danger
          busy={end.busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void end.write({ id })}
        />
      )}
    </div>
  )
}

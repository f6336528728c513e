import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { date } from '../../../lib/format'
import { useBusy } from '../../../lib/use-busy'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { download } from './download'
import { placeOf } from './place'
import { leaveTheirs, sendAgain } from './queue'
import type { Placed } from './store'

const ClashList = lazy(() => import('./clash-list'))

/** What was typed, as far as one line tells it apart from the others. */
function gist(data: unknown): string | null {
  const { title, text, comment } = (data ?? {}) as Record<string, unknown>
  const said = [title, text, comment].find((one) => typeof one === 'string' && one !== '')
  return typeof said === 'string' ? said : null
}

/** Of whose record it is, with the way there. */
function About({ write, onLeave }: { write: Placed; onLeave: () => void }) {
  const { t } = useTranslation('desk')
  const { title } = (write.base ?? {}) as { title?: string }
  const place = placeOf(write)
  const words = write.about ?? title
  if (!place) return words ? <p>{words}</p> : null
  return (
    <p>
      <Link className={inlineClass()} to={place} onClick={onLeave}>
        {words ?? t('later.open')}
      </Link>
    </p>
  )
}

interface KeptRowProps {
  write: Placed
  onDiscard: () => void
  /** Its record is opened. */
  onLeave: () => void
}

/** What both changed: one of two holds, and nothing is sent before its person has said which. */
function ClashActs({
  write,
  clashes,
}: {
  write: Placed
  clashes: Parameters<typeof leaveTheirs>[1]
}) {
  const { t } = useTranslation('desk')
  const [busy, during] = useBusy()
  return (
    <>
      <Suspense>
        <ClashList clashes={clashes} />
      </Suspense>
      <p className="muted">{t('later.clashText')}</p>
      <div className="chip-row">
        <Button variant="main" disabled={busy} onClick={() => void during(() => sendAgain(write))}>
          {t('later.takeMine')}
        </Button>
        <Button disabled={busy} onClick={() => void during(() => leaveTheirs(write, clashes))}>
          {t('later.takeTheirs')}
        </Button>
        <Button variant="text" onClick={() => download([write])}>
          {t('later.save')}
        </Button>
      </div>
    </>
  )
}

function RefusedActs({ write, onDiscard }: Pick<KeptRowProps, 'write' | 'onDiscard'>) {
  const { t } = useTranslation('desk')
  const [busy, during] = useBusy()
  return (
    <div className="chip-row">
      <Button variant="main" disabled={busy} onClick={() => void during(() => sendAgain(write))}>
        {t('later.again')}
      </Button>
      <Button onClick={() => download([write])}>{t('later.save')}</Button>
      <Button variant="text" disabled={busy} onClick={onDiscard}>
        {t('later.discard')}
      </Button>
    </div>
  )
}

/** One write that waits or was refused: whose it is, what was typed, what can be done. */
export function KeptRow({ write, onDiscard, onLeave }: KeptRowProps) {
  const { t } = useTranslation('desk')
  const say = useErrorText()
  const { operation, at, data, refusal } = write
  const clashes = refusal && refusal !== 'old' ? refusal.clashes : undefined
  const isClash = clashes !== undefined && clashes.length > 0
  const why =
    refusal === 'old' ? t('later.old') : refusal?.translate ? say(refusal.text) : refusal?.text
  return (
    <li>
      <p>
        <b>{t(`later.act.${operation}`)}</b>{' '}
        <small className="muted num">
          <time dateTime={at}>{date(at, 'DD/MM/YYYY HH:mm')}</time>
        </small>
      </p>
      <About write={write} onLeave={onLeave} />
      <p className="later-gist">{gist(data)}</p>
      <p className={refusal ? 'later-why' : 'muted'}>
        {isClash
          ? t('later.clash')
          : refusal
            ? `${t('later.refused')}: ${why}`
            : t('later.waiting')}
      </p>
      {isClash ? (
        <ClashActs write={write} clashes={clashes} />
      ) : refusal ? (
        <RefusedActs write={write} onDiscard={onDiscard} />
      ) : null}
    </li>
  )
}
